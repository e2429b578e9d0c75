import { INSURER_TIME_ZONE, todayIn } from "@sughurta/domain";

const MINUTE_MS = 60_000;
let known: { minute: number; date: string } | undefined;

/** Date in Asia/Dushanbe, ISO (decision 28); reckoned once a minute, with which a day begins anywhere. */
export function todayInInsurerZone(now: number): string {
  const minute = Math.floor(now / MINUTE_MS);
  if (known?.minute !== minute) {
    known = { minute, date: todayIn(INSURER_TIME_ZONE, new Date(now)) };
  }
  return known.date;
}
