"""Starts the satellite when the board has power. A failure of the program starts it anew, in the end in safe mode."""

from ambit.restarts import fail, is_for_update

# For an update this file just ends, and the prompt on USB is free. SystemExit would do a soft reset, and run it again.
if not is_for_update():
    try:
        from ambit.board import Board

        Board().run()
    except Exception as error:
        fail(error)
