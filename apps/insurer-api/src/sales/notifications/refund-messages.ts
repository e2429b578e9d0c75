import { formatDate, neverBegan, REFUND_WORKING_DAYS } from "@sughurta/domain";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill, toSentence } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { type RefundNews, refundTexts } from "#src/sales/notifications/texts/refund-texts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { queuePolicyNews } from "./policy-news.ts";

/** A message about a cancelled policy. */
interface NewsOfRefund {
  readonly news: RefundNews;
  readonly amountDiram: number;
  /** The day of the cancellation, or the day by which the money arrives, ISO. */
  readonly cancelledOn?: string;
  readonly dueOn?: string;
  readonly note?: string;
}

/** Queues the email and SMS to the policyholder about a cancellation and the state of its refund, once. */
export async function queueRefundNews(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  policy: Policy,
  { news, amountDiram, cancelledOn, dueOn, note = "" }: NewsOfRefund,
): Promise<void> {
  await queuePolicyNews(service, tx, policy, {
    dedupeKey: `refund:${policy.number}:${news}`,
    attach: news === "cancelled",
    write: (known, language) => {
      const texts = refundTexts[language];
      const values = {
        ...known,
        sum: moneyText(amountDiram, policy.currency, language),
        date: cancelledOn === undefined ? "" : formatDate(cancelledOn),
        due: dueOn === undefined ? "" : formatDate(dueOn),
        days: REFUND_WORKING_DAYS,
        note: toSentence(note),
      };
      const money = amountDiram > 0 ? texts.refund : texts.noRefund;
      const { startDate } = policy;
      const isEarly = cancelledOn !== undefined && neverBegan({ startDate, cancelledOn });
      const sentences =
        news === "cancelled"
          ? [isEarly ? texts.neverBegan : texts.news.cancelled, money]
          : [texts.news[news]];
      const told = fill(sentences.join(" "), values);
      return {
        subject: fill(texts.subject[news], values),
        mail: [fill(texts.greeting, values), told, fill(texts.farewell, values)].join("\n\n"),
        sms: fill(texts.sms, { ...values, news: told }),
      };
    },
  });
}
