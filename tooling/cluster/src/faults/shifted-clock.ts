// Loaded by `--import` into a copy whose clock is wrong by CLOCK_SHIFT_SECONDS.
const shiftMs = Number(process.env.CLOCK_SHIFT_SECONDS) * 1_000;
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: readonly [] | ConstructorParameters<typeof Date>) {
    super(...((given.length === 0 ? [ShiftedDate.now()] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
