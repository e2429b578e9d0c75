import { addDays, helpPhones, type Language, neverBegan } from "@sughurta/domain";
import ical, { ICalAlarmType, type ICalEvent } from "ical-generator";
import { boxConditions } from "#src/content/terms/box-terms-view.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { productNames } from "#src/products/line/product-names.ts";
import { payAddress } from "#src/sales/policies/instalments.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { calendarTexts } from "./calendar-texts.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** A reminder of a day is set in the morning, not at midnight when the day begins. */
const MORNING_SECONDS = 9 * HOUR_SECONDS;
/** Days before the last day on which the calendar reminds of it, as the emails do. */
const REMINDER_DAYS = [14, 3];
/** Days before a payment is due on which the calendar reminds of it. */
const PAYMENT_REMINDER_DAYS = [7, 1];

/**
 * First and last day of a policy as a calendar file (RFC 5545), and the due days of its instalments, with reminders,
 * the links to renew and to pay, and the phone to call. A cancelled policy has only its last day.
 */
export function policyCalendar(
  { config, now }: Pick<Service, "config" | "now">,
  policyWithProduct: PolicyWithProduct,
  language: Language,
): string {
  const { policy, title, cancelledOn, parts } = policyWithProduct;
  const { number, policyType, startDate, endDate } = policy;
  const renew = `${config.publicUrl}/renew/${number}`;
  const texts = calendarTexts[language];
  const values = {
    number,
    title: productNames(policy, title, language).name,
    phone: helpPhones({ policyType, ...boxConditions(policyWithProduct) }, config),
    renew,
    pay: payAddress({ config }, number),
  };
  const host = new URL(config.publicUrl).hostname;
  const calendar = ical({ prodId: { company: config.brandName, product: "policy" } });
  const add = (id: string, day: string, [summary, ...lines]: readonly string[], sum = "") =>
    calendar.createEvent({
      id: `${id}-${number}@${host}`,
      stamp: now(),
      // Whole days are written from their UTC parts, in any time zone of the server.
      start: `${day}T00:00:00Z`,
      end: `${addDays(day, 1)}T00:00:00Z`,
      allDay: true,
      summary: fill(summary ?? "", { ...values, sum }),
      description: fill(lines.join("\n"), values),
    });
  const remind = (event: ICalEvent, days: readonly number[]) => {
    for (const before of days) {
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: before * DAY_SECONDS - MORNING_SECONDS,
        description: event.summary(),
      });
    }
  };
  if (cancelledOn !== null) {
    const what = neverBegan({ startDate, cancelledOn }) ? texts.neverBegan : texts.cancelled;
    add("end", cancelledOn, [what, texts.about]);
    return calendar.toString();
  }
  add("start", startDate, [texts.start, texts.about]);
  const last = add("end", endDate, [texts.end, texts.about, texts.renew]);
  last.url(renew);
  remind(last, REMINDER_DAYS);
  for (const { part, amountDiram, dueOn, paidOn } of parts) {
    if (paidOn !== null) continue;
    const sum = moneyText(amountDiram, policy.currency, language);
    const due = add(`pay${part}`, dueOn, [texts.pay, texts.about, texts.payAt], sum);
    due.url(values.pay);
    remind(due, PAYMENT_REMINDER_DAYS);
  }
  return calendar.toString();
}
