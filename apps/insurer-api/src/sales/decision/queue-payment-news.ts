import { formatDate } from "@sughurta/domain";
import type { Order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { toSentence } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { queueOrderNews } from "#src/sales/outbox/queue-order-news.ts";
import type { Service } from "#src/sales/service.ts";
import { type PaymentNews, paymentNewsTexts } from "./payment-news-texts.ts";

/** What was decided about money, as its buyer is told. */
export interface NewsOfPayment {
  readonly news: PaymentNews;
  /** Telling twice with one key tells once: the id of the decision. */
  readonly key: string;
  readonly amountDiram: number;
  readonly currency: string;
  readonly missingDiram?: number;
  /** The last day by which money comes, ISO. */
  readonly dueOn?: string;
  /** Why, in the words of who decided. */
  readonly note: string;
}

/** Tells the buyer by email and SMS what was decided about the money of an order, once. */
export async function queuePaymentNews(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  bought: Order,
  { news, key, amountDiram, missingDiram = 0, currency, dueOn, note }: NewsOfPayment,
): Promise<void> {
  await queueOrderNews(service, tx, bought, {
    dedupeKey: `payment:${key}`,
    write: (language) => {
      const { greeting, farewell, sms, kinds } = paymentNewsTexts[language];
      const { subject, text } = kinds[news];
      const values = {
        sum: moneyText(amountDiram, currency, language),
        missing: moneyText(missingDiram, currency, language),
        due: dueOn === undefined ? "" : formatDate(dueOn),
        note: toSentence(note),
      };
      const mail = [greeting, text, farewell];
      return { subject, mail, sms: sms.replace("{{news}}", () => text), values };
    },
  });
}
