"""`make kernel-test`: the drivers on pins under a real Linux kernel, whose pins are gpio-sim's."""
