import { formatDate, helpPhones, type Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { hasAssistance } from "#src/content/terms/box-terms-view.ts";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import { type Order, product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill, toSentence } from "#src/platform/failures/failure-texts.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { productNames } from "#src/products/line/product-names.ts";
import {
  type PaymentNews,
  paymentNewsTexts,
} from "#src/sales/notifications/texts/payment-news-texts.ts";
import { reviewMessageTexts } from "#src/sales/notifications/texts/review-message-texts.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** A message about an order without a policy; its placeholders are not filled yet. */
interface OrderNews {
  readonly subject: string;
  /** Paragraphs of the email. */
  readonly mail: readonly string[];
  readonly sms: string;
  /** Values of the placeholders, in addition to `name`, `title`, `phone` and `brand`. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Queues the SMS and, with an address, the email about the money of an order; always sent, in the buyer's language. */
async function queueOrderNews(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { id, holder, policyType, productCode, owner, language: ordered }: Order,
  {
    dedupeKey,
    write,
  }: {
    /** Idempotent by key. */
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
    title: productNames({ policyType, productCode }, sold?.title, language).name,
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
            aboutOrder: id,
          },
    sms: { recipient: holder.phone, body: fill(news.sms, values) },
  });
}

/** Money that staff have to review. */
interface ReviewedMoney {
  readonly paymentId: string;
  readonly order: Order;
  readonly money: {
    readonly amountDiram: number;
    readonly currency: string;
    /** The purchase was already paid: this money is refunded. */
    readonly isSecond: boolean;
  };
}

/** Informs the buyer once of received money that bought nothing and of the next step; always sent. */
export async function queueReviewMessages(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { paymentId, order, money }: ReviewedMoney,
): Promise<void> {
  await queueOrderNews(service, tx, order, {
    dedupeKey: `review:${paymentId}`,
    write: (language) => {
      const { greeting, farewell, ...kinds } = reviewMessageTexts[language];
      const { subject, text, sms } = kinds[money.isSecond ? "secondPayment" : "toCheck"];
      const values = { sum: moneyText(money.amountDiram, money.currency, language) };
      return { subject, mail: [greeting, text, farewell], sms, values };
    },
  });
}

/** A decision about money, as sent to its buyer. */
interface NewsOfPayment {
  readonly news: PaymentNews;
  /** Idempotent by key: the id of the decision. */
  readonly key: string;
  readonly amountDiram: number;
  readonly currency: string;
  readonly missingDiram?: number;
  /** The last day by which the money arrives, ISO. */
  readonly dueOn?: string;
  /** Where the buyer pays. */
  readonly link?: string;
  /** The reason in the words of the staff member. */
  readonly note: string;
}

/** Queues the email and SMS to the buyer about a decision on the money of an order, once. */
export async function queuePaymentNews(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  order: Order,
  { news, key, amountDiram, missingDiram = 0, currency, dueOn, link = "", note }: NewsOfPayment,
): Promise<void> {
  await queueOrderNews(service, tx, order, {
    dedupeKey: `payment:${key}`,
    write: (language) => {
      const { greeting, farewell, sms, kinds } = paymentNewsTexts[language];
      const { subject, text } = kinds[news];
      const values = {
        sum: moneyText(amountDiram, currency, language),
        missing: moneyText(missingDiram, currency, language),
        due: dueOn === undefined ? "" : formatDate(dueOn),
        note: toSentence(note),
        link,
      };
      const mail = [greeting, text, farewell];
      return { subject, mail, sms: sms.replace("{{news}}", () => text), values };
    },
  });
}
