"""Starts the satellite when the board has power. A failure of the program starts it anew, in the end in safe mode."""

from ambit.board import Board, fail

try:
    Board().run()
except Exception as error:
    fail(error)
