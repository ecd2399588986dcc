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
def wait_for_bit(r0, r1) -> int:
    """Wait for a moment, then poll a word until one of some bits is set, r1 times at most. The answer is the timer.

    Four words at r0: where the word is, the bits, where the timer is, the moment. Interrupts are off only while it
    polls. The answer is 0 if the bit never came, and also if it was there at once: then nobody knows since when.
    """
    ldr(r2, [r0, 0])
    ldr(r3, [r0, 4])
    ldr(r4, [r0, 8])
    ldr(r5, [r0, 12])
    label(EARLY)
    ldr(r6, [r4, 0])
    sub(r6, r6, r5)
    bmi(EARLY)
    cpsid(i)
    ldr(r6, [r2, 0])
    tst(r6, r3)
    bne(NEVER)
    label(AGAIN)
    ldr(r6, [r2, 0])
    ldr(r0, [r4, 0])
    tst(r6, r3)
    bne(SET)
    sub(r1, r1, 1)
    bne(AGAIN)
    label(NEVER)
    mov(r0, 0)
    label(SET)
    cpsie(i)


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
