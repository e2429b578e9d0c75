import { helpPhones, type Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { hasAssistance } from "#src/content/terms/box-terms-view.ts";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import { type Order, product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import type { Service } from "#src/sales/service.ts";

/** Something that is told about an order before it has a policy; placeholders are still to be filled. */
export interface OrderNews {
  readonly subject: string;
  /** Paragraphs of the email. */
  readonly mail: readonly string[];
  readonly sms: string;
  /** What the placeholders are filled with, beside `name`, `title`, `phone` and `brand`. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Queues the SMS, and the email where there is an address, about the money of an order: always, in the buyer's language. */
export async function queueOrderNews(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { holder, policyType, productCode, owner, language: ordered }: Order,
  {
    dedupeKey,
    write,
  }: {
    /** Telling twice with one key tells once. */
    readonly dedupeKey: string;
    readonly write: (language: Language) => OrderNews;
  },
): Promise<void> {
  const preferences = await notificationPreferences(tx, owner);
  const language = preferences.language ?? ordered;
  const [sold] = await tx.select().from(product).where(eq(product.code, productCode));
  const news = write(language);
  const values = {
    ...news.values,
    name: holder.firstName,
    title: sold?.title[language] ?? productCode,
    phone: helpPhones({ policyType, assistance: hasAssistance(sold?.terms) }, service.config),
    brand: service.config.brandName,
  };
  await queueNotification(service, tx, {
    dedupeKey,
    language,
    email:
      holder.email === undefined
        ? undefined
        : {
            recipient: holder.email,
            subject: fill(news.subject, values),
            body: news.mail.map((text) => fill(text, values)).join("\n\n"),
          },
    sms: { recipient: holder.phone, body: fill(news.sms, values) },
  });
}
