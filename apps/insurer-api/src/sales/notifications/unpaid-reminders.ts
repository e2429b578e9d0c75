import { helpPhones } from "@sughurta/domain";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import { hasAssistance } from "#src/content/terms/box-terms-view.ts";
import { type Order, order, payment, product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueMessages } from "#src/platform/outbox/queue-message.ts";
import { momentText } from "#src/platform/texts/moment-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { productNames } from "#src/products/line/product-names.ts";
import type { DraftPlace } from "#src/sales/orders/drafts.ts";
import { createOrderLink, findDraft } from "#src/sales/orders/order-link.ts";
import { lockOrders, ORDER_LIFETIME_MS } from "#src/sales/orders/orders.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { isOptedOut, optOutUrl } from "./reminder-opt-outs.ts";
import { isDaytime } from "./renewal-reminders.ts";
import { unpaidTexts } from "./texts/unpaid-texts.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

const HOUR_MS = 3_600_000;
/** The second reminder is sent this long before the order and its price expire. */
const BEFORE_EXPIRY_MS = 3 * HOUR_MS;
/** Time between the two reminders of an order. */
const APART_MS = 6 * HOUR_MS;
const BATCH = 100;

/** Reminders of an order by its age: an hour after it was saved, and before it expires. */
const REMINDERS = [
  { sentAt: "hourReminderAt", fromMs: HOUR_MS, toMs: ORDER_LIFETIME_MS - BEFORE_EXPIRY_MS },
  {
    sentAt: "expiryReminderAt",
    fromMs: ORDER_LIFETIME_MS - BEFORE_EXPIRY_MS,
    toMs: ORDER_LIFETIME_MS,
  },
] as const;
type Reminder = (typeof REMINDERS)[number];

/** Payments after which a buyer is not reminded: in progress, paid, or seen by staff. */
const NOT_REMINDED = [
  "created",
  "pending",
  "submitted",
  "paid",
  "review",
  "refunding",
  "refunded",
] as const;

/** Orders whose reminder is due, after an id. */
function dueOrders({ db, now }: Needs, { sentAt, fromMs, toMs }: Reminder, after: string) {
  const before = (ms: number) => new Date(now().getTime() - ms);
  return db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.state, "new"),
        isNotNull(order.reminderConsentAt),
        isNull(order[sentAt]),
        lte(order.createdAt, before(fromMs)),
        gt(order.createdAt, before(toMs)),
        or(isNull(order.hourReminderAt), lte(order.hourReminderAt, before(APART_MS))),
        gt(order.id, after),
      ),
    )
    .orderBy(asc(order.id))
    .limit(BATCH);
}

/**
 * Queues one reminder in one transaction, which locks the order as a payment does: if a payment begins at the same
 * moment, either it is seen here or it begins after the message.
 */
async function remind(service: Needs, orderId: string, { sentAt }: Reminder): Promise<void> {
  await service.db.transaction(async (tx) => {
    const locked = await lockOrders(tx, orderId);
    const orderRow = locked?.order;
    if (
      orderRow?.state !== "new" ||
      orderRow.reminderConsentAt === null ||
      orderRow[sentAt] !== null
    ) {
      return;
    }
    const ids = [orderRow, ...(locked?.siblings ?? [])].map(({ id }) => id);
    const ofOrders = and(inArray(payment.orderId, ids), inArray(payment.state, [...NOT_REMINDED]));
    if ((await tx.$count(payment, ofOrders)) > 0) return;
    const { email, phone } = orderRow.holder;
    for (const address of email === undefined ? [phone] : [email, phone]) {
      if (await isOptedOut(service, tx, address)) return;
    }
    const place = await findDraft(tx, orderRow, service.now());
    if (!place) return;
    await tx
      .update(order)
      .set({ [sentAt]: service.now() })
      .where(eq(order.id, orderId));
    await queueReminder(service, tx, { order: orderRow, place, kind: sentAt });
  });
}

interface UnpaidOrder {
  readonly order: Order;
  readonly place: DraftPlace;
  readonly kind: Reminder["sentAt"];
}

/** Queues the email or, without an address, the SMS with a link to the order as it was. */
async function queueReminder(
  service: Needs,
  tx: Database,
  { order, place, kind }: UnpaidOrder,
): Promise<void> {
  const { config } = service;
  const { id, holder, language, amountDiram, currency, policyType, productCode } = order;
  const created = await createOrderLink(service, tx, order, { place, language });
  if (!created) return;
  const { link, expiresAt } = created;
  const [sold] = await tx.select().from(product).where(eq(product.code, productCode));
  const { email, phone } = holder;
  const unsubscribeUrl = optOutUrl(service, email ?? phone);
  const values = {
    name: holder.firstName,
    title: productNames(order, sold?.title, language).name,
    sum: moneyText(amountDiram, currency, language),
    until: momentText(expiresAt, config.timeZone),
    link,
    off: `${unsubscribeUrl}?lang=${language}`,
    phone: helpPhones({ policyType, assistance: hasAssistance(sold?.terms) }, config),
    brand: config.brandName,
  };
  const texts = unpaidTexts[language];
  const common = { dedupeKey: `unpaid:${id}:${kind}`, language, usefulUntil: expiresAt };
  await queueMessages(
    service,
    tx,
    email === undefined
      ? {
          ...common,
          channel: "sms",
          recipient: phone,
          body: fill(texts.sms, { ...values, off: unsubscribeUrl }),
        }
      : {
          ...common,
          channel: "mail",
          recipient: email,
          subject: fill(texts.subject, values),
          body: fill(texts.mail, values),
          aboutOrder: id,
          unsubscribeUrl: values.off,
        },
  );
}

const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Reminds buyers who agreed to it of their unpaid orders, by day: an hour after saving and before the price expires,
 * each once and never close together; never with a payment in progress, and never after unsubscribing (ADR-0288).
 */
export async function remindOfUnpaidOrders(service: Needs): Promise<void> {
  if (!isDaytime(service)) return;
  for (const reminder of REMINDERS) {
    let after = FIRST;
    for (;;) {
      const due = await dueOrders(service, reminder, after);
      for (const { id } of due) await remind(service, id, reminder);
      after = due.at(-1)?.id ?? FIRST;
      if (due.length < BATCH) break;
    }
  }
}
