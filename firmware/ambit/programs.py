"""Programs of the PIO state machines. Their words are known to `rp2.asm_pio` only."""

import rp2


@rp2.asm_pio(sideset_init=rp2.PIO.OUT_LOW, out_shiftdir=rp2.PIO.SHIFT_LEFT, autopull=True, pull_thresh=24)
def ws2812() -> None:
    """Ten cycles of 8 MHz a bit: high for 3 of them (a zero) or for 6 (a one)."""
    wrap_target()
    label("bit")
    out(x, 1).side(0)[3]
    jmp(not_x, "zero").side(1)[2]
    jmp("bit").side(1)[2]
    label("zero")
    nop().side(0)[2]
    wrap()


@rp2.asm_pio(fifo_join=rp2.PIO.JOIN_RX)
def first_edges() -> None:
    """X counts down, by one every two cycles on every way, and is pushed whenever the pin goes low.

    A full queue drops the newest: the first edge is the press. `jmp(x_dec, ...)` to the next line only counts.
    """
    wrap_target()
    label("high")
    jmp(x_dec, "looks")
    label("looks")
    jmp(pin, "high")
    mov(isr, x)
    push(noblock)
    jmp(x_dec, "counts")
    label("counts")
    jmp(x_dec, "low")
    label("low")
    jmp(x_dec, "low_looks")
    label("low_looks")
    jmp(pin, "high")
    jmp(x_dec, "goes_on")
    label("goes_on")
    jmp("low")
    wrap()
