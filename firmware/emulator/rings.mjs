// The shape of the memory that the two threads share: words at the head, then one ring for the serial port and one for control.
export const HEAD = 16; // words; 2 for each ring: written so far, taken so far
export const ROOM = 65536; // bytes of a ring
export const WOKEN = 8; // the word that counts arrivals
export const WATCHDOG = 9; // the word with the moment (ms) until which the watchdog waits; 0: off
