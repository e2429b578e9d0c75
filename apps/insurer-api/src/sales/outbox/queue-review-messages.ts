import type { Order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { Service } from "#src/sales/service.ts";
import { queueOrderNews } from "./queue-order-news.ts";
import { reviewMessageTexts } from "./review-message-texts.ts";

/** Money that people have to look at. */
export interface ReviewedMoney {
  readonly paymentId: string;
  readonly bought: Order;
  readonly money: {
    readonly amountDiram: number;
    readonly currency: string;
    /** The purchase was paid already: this money goes back. */
    readonly isSecond: boolean;
  };
}

/** Tells the buyer, once, that money came which bought nothing and what happens to it; always sent. */
export async function queueReviewMessages(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { paymentId, bought, money }: ReviewedMoney,
): Promise<void> {
  await queueOrderNews(service, tx, bought, {
    dedupeKey: `review:${paymentId}`,
    write: (language) => {
      const { greeting, farewell, ...kinds } = reviewMessageTexts[language];
      const { subject, text, sms } = kinds[money.isSecond ? "secondPayment" : "toCheck"];
      const values = { sum: moneyText(money.amountDiram, money.currency, language) };
      return { subject, mail: [greeting, text, farewell], sms, values };
    },
  });
}
