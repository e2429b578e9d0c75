import { helpPhones } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import { type Order, product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import type { Service } from "#src/sales/service.ts";
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
  const { holder, policyType, productCode } = bought;
  const preferences = await notificationPreferences(tx, bought.owner);
  const language = preferences.language ?? bought.language;
  const [sold] = await tx.select().from(product).where(eq(product.code, productCode));
  const { greeting, farewell, ...kinds } = reviewMessageTexts[language];
  const texts = kinds[money.isSecond ? "secondPayment" : "toCheck"];
  const values = {
    name: holder.firstName,
    title: sold?.title[language] ?? productCode,
    sum: moneyText(money.amountDiram, money.currency, language),
    phone: helpPhones(policyType, service.config),
    brand: service.config.brandName,
  };
  await queueNotification(service, tx, {
    dedupeKey: `review:${paymentId}`,
    language,
    email:
      holder.email === undefined
        ? undefined
        : {
            recipient: holder.email,
            subject: fill(texts.subject, values),
            body: [greeting, texts.text, farewell].map((text) => fill(text, values)).join("\n\n"),
          },
    sms: { recipient: holder.phone, body: fill(texts.sms, values) },
  });
}
