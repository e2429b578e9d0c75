import { helpPhones, type Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { hasAssistance } from "#src/content/terms/box-terms-view.ts";
import { type Order, product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { momentText } from "#src/platform/texts/moment-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { productNames } from "#src/products/line/product-names.ts";
import type { OrderLink } from "#src/sales/orders/order-link.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { saleLinkTexts } from "./texts/sale-link-texts.ts";

interface SaleLink extends OrderLink {
  /** The language of the buyer. */
  readonly language: Language;
  readonly dedupeKey: string;
}

/** Queues the SMS and, with an address, the email with the link of an order that staff filled in. */
export async function queueSaleLink(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  order: Order,
  { link, expiresAt, language, dedupeKey }: SaleLink,
): Promise<void> {
  const { config } = service;
  const { id, holder, policyType, productCode, amountDiram, currency } = order;
  const [sold] = await tx.select().from(product).where(eq(product.code, productCode));
  const { email, phone } = holder;
  const values = {
    name: holder.firstName,
    title: productNames(order, sold?.title, language).name,
    sum: moneyText(amountDiram, currency, language),
    until: momentText(expiresAt, config.timeZone),
    link,
    phone: helpPhones({ policyType, assistance: hasAssistance(sold?.terms) }, config),
    brand: config.brandName,
  };
  const texts = saleLinkTexts[language];
  await queueNotification(service, tx, {
    dedupeKey,
    language,
    sms: { recipient: phone, body: fill(texts.sms, values) },
    email:
      email === undefined
        ? undefined
        : {
            recipient: email,
            subject: fill(texts.subject, values),
            body: fill(texts.mail, values),
            aboutOrder: id,
          },
  });
}
