"""The devices of the table, by role. Nothing here knows a game.

Shared types               `roles`, `inputs`, `outputs`, `message`; `table`: all devices together
How outputs look           `animation` (lights and digits over time), `tones`
How a table is wired       `profile` reads a profile with `wiring`; `profiles` holds those that come with Ambit

Real parts                 `driver`: what all drivers have in common; `real`: the table of a profile's devices
  on pins                  `gpio`: buttons, dials, lamps, plain LEDs, buzzers
  on buses                 `ht16k33` counters, `neopixel` bars, `mcp23017` boards; `buses`: what they share
  readers                  `pn532`, `serial_lines`, `keyboard`; `readers`: what they share

Simulated parts            `operator`: what people do with them; `faults`: what can go wrong
  as messages              `virtual`: a table without hardware
  at the wire              `emulators`: chips that the real drivers talk to; `emulators.workbench`: a table of them

`clock`, `contact` and `listeners` are used by both kinds of table; `pin_library` names the library for the pins.
"""
