import type { Service } from "#src/sales/service.ts";

/** Hours in the insurer's time zone. */
const DAY_BEGINS = 9;
const DAY_ENDS = 20;

/** Nobody is woken by an SMS that may wait for the morning. */
export function isDaytime({ config, now }: Pick<Service, "config" | "now">): boolean {
  const format = new Intl.DateTimeFormat("en", {
    hour: "numeric",
    hourCycle: "h23",
    timeZone: config.timeZone,
  });
  const hour = Number(format.format(now()));
  return hour >= DAY_BEGINS && hour < DAY_ENDS;
}
