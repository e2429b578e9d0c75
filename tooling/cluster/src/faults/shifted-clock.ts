// Loaded by `--import` into a copy whose clock is wrong by CLOCK_SHIFT_SECONDS.
const shiftMs = Number(process.env.CLOCK_SHIFT_SECONDS) * 1_000;
const RealDate = Date;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
