import { addDays, helpPhones, type Language } from "@sughurta/domain";
import ical, { ICalAlarmType } from "ical-generator";
import type { Service } from "#src/service.ts";
import { fill } from "#src/texts/failure-texts.ts";
import type { TitledPolicy } from "../titled-policy.ts";
import { calendarTexts } from "./calendar-texts.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** A day's reminder comes in the morning, not at midnight with which the day begins. */
const MORNING_SECONDS = 9 * HOUR_SECONDS;
/** How long before the last day the calendar reminds of it, as the letters do. */
const REMINDER_DAYS = [14, 3];

/** First and last day of a policy as a calendar file (RFC 5545), with reminders, the way to renew and whom to call. */
export function policyCalendar(
  { config, now }: Pick<Service, "config" | "now">,
  { policy, title }: Pick<TitledPolicy, "policy" | "title">,
  language: Language,
): string {
  const { number, policyType, startDate, endDate } = policy;
  const renew = `${config.publicUrl}/renew/${number}`;
  const texts = calendarTexts[language];
  const values = {
    number,
    title: title?.[language] ?? policy.productCode,
    phone: helpPhones(policyType, config),
    renew,
  };
  const host = new URL(config.publicUrl).hostname;
  const calendar = ical({ prodId: { company: config.brandName, product: "policy" } });
  const add = (id: string, day: string, summary: string, description: string) =>
    calendar.createEvent({
      id: `${id}-${number}@${host}`,
      stamp: now(),
      // Whole days are written from their UTC parts, in whichever zone the server runs.
      start: `${day}T00:00:00Z`,
      end: `${addDays(day, 1)}T00:00:00Z`,
      allDay: true,
      summary: fill(summary, values),
      description: fill(description, values),
    });
  add("start", startDate, texts.start, texts.about);
  const last = add("end", endDate, texts.end, `${texts.about}\n${texts.renew}`);
  last.url(renew);
  for (const days of REMINDER_DAYS) {
    last.createAlarm({
      type: ICalAlarmType.display,
      trigger: days * DAY_SECONDS - MORNING_SECONDS,
      description: last.summary(),
    });
  }
  return calendar.toString();
}
