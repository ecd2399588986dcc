"""What takes a few cycles only, in assembler, with interrupts off. Interpreters without it say SyntaxError."""

import micropython


@micropython.asm_thumb
def store_at_tick(r0, r1, r2) -> int:
    """Wait until the timer at r0 moves on, then store the word r2 at r1. The answer is the timer's new value (µs)."""
    ldr(r3, [r0, 0])
    label(SAME)
    ldr(r4, [r0, 0])
    cmp(r4, r3)
    beq(SAME)
    str(r2, [r1, 0])
    mov(r0, r4)


@micropython.asm_thumb
def wait_for_bit(r0, r1, r2, r3) -> int:
    """Poll the word at r0 until one of the bits r1 is set, r3 times at most. The answer is the timer at r2.

    It is 0 if the bit never came, and also if it was there at once: then nobody knows since when.
    """
    ldr(r4, [r0, 0])
    tst(r4, r1)
    bne(NEVER)
    label(AGAIN)
    ldr(r4, [r0, 0])
    ldr(r5, [r2, 0])
    tst(r4, r1)
    bne(SET)
    sub(r3, r3, 1)
    bne(AGAIN)
    label(NEVER)
    mov(r5, 0)
    label(SET)
    mov(r0, r5)


@micropython.asm_thumb
def read_latch(r0, r1, r2, r3) -> int:
    """Five words into r3: the frame's number at r0, its latch at r2 + 4, then, as soon as the timer at r1 moves on,
    the running counter at r2 and the timer's new value (µs), and the frame's number once more."""
    ldr(r4, [r0, 0])
    str(r4, [r3, 0])
    ldr(r4, [r2, 4])
    str(r4, [r3, 4])
    ldr(r5, [r1, 0])
    label(SAME)
    ldr(r6, [r1, 0])
    cmp(r6, r5)
    beq(SAME)
    ldr(r4, [r2, 0])
    str(r4, [r3, 8])
    str(r6, [r3, 12])
    ldr(r4, [r0, 0])
    str(r4, [r3, 16])
