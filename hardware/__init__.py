"""The devices of the table, by role. Nothing here knows a game.

What everybody says        `roles`, `inputs`, `outputs`, `saying`; `table`: all devices together
How outputs look           `animation` (lights and digits over time), `tones`
How a table is wired       `profile` reads a profile with `wiring`; `profiles` are those that come along

Real parts                 `driver`: what all drivers are; `real`: the table of all that a profile names
  on pins                  `gpio`: buttons, dials, lamps, plain LEDs, buzzers
  on buses                 `ht16k33` counters, `neopixel` bars; `buses`: what they share
  readers                  `pn532`, `serial_lines`, `keyboard`; `readers`: what they share

Parts that are not there   `hands` is what people do with them, `faults` what goes wrong
  as messages              `virtual`: a table without hardware
  at the wire              `emulators`: chips that real drivers take for real; `emulators.workbench` is a table of them

`clock`, `contact` and `listeners` are used by both kinds of table.
"""
