"""Starts the satellite when the board has power. A failure of the program starts it anew, in the end in safe mode."""

import machine
import micropython

try:
    micropython.kbd_intr(-1)  # before all else: a host that is early sends 0x03 as a byte like any other
    from ambit.restarts import fail, is_for_update

    # For an update this file just ends: the prompt on USB is free. SystemExit would do a soft reset, and run it again.
    if not is_for_update():
        try:
            from ambit.board import Board

            Board().run()
        except Exception as error:
            fail(error)
except KeyboardInterrupt:  # the byte came before the first line
    machine.reset()
