import { addDays, formatDate } from "@sughurta/domain";
import { and, asc, eq, gt, gte, isNull, lte, sql } from "drizzle-orm";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import {
  type Localised,
  type Policy,
  policy,
  policyCancellation,
  product,
  renewalReminder,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { getToday } from "#src/platform/platform.ts";
import { loadHelpPhones } from "#src/products/catalogue/help-phones.ts";
import { productNames } from "#src/products/line/product-names.ts";
import { reminderTexts } from "#src/sales/notifications/texts/reminder-texts.ts";
import { findRenewal, MIN_RENEWED_DAYS } from "#src/sales/policies/policy-renewal.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Hours in the insurer's time zone. */
const DAY_BEGINS = 9;
const DAY_ENDS = 20;

/** Reminders by SMS are not sent at night. */
export function isDaytime({ config, now }: Pick<Service, "config" | "now">): boolean {
  const format = new Intl.DateTimeFormat("en", {
    hour: "numeric",
    hourCycle: "h23",
    timeZone: config.timeZone,
  });
  const hour = Number(format.format(now()));
  return hour >= DAY_BEGINS && hour < DAY_ENDS;
}

/**
 * Queues the email (where there is an address) and the SMS about the end of a policy, according to its owner's
 * preferences.
 */
async function queueReminder(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { policy, kind, title }: { policy: Policy; kind: string; title: Localised | null },
): Promise<void> {
  const { number, holder } = policy;
  const { language = policy.language, wants } = await notificationPreferences(tx, policy.owner);
  const { publicUrl, brandName } = service.config;
  const texts = reminderTexts[language];
  const values = {
    number,
    title: productNames(policy, title, language).name,
    name: holder.firstName,
    end: formatDate(policy.endDate),
    renew: `${publicUrl}/renew/${number}`,
    phone: await loadHelpPhones(tx, policy, service.config),
    brand: brandName,
  };
  const { email, phone } = holder;
  await queueNotification(service, tx, {
    dedupeKey: `renewal:${number}:${kind}`,
    language,
    email:
      email !== undefined && wants("renewal", "mail")
        ? {
            recipient: email,
            subject: fill(texts.subject, values),
            body: fill(texts.mail, values),
            aboutPolicy: number,
          }
        : undefined,
    sms: wants("renewal", "sms") ? { recipient: phone, body: fill(texts.sms, values) } : undefined,
  });
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Reminders by the number of days before the end of a policy; a missed day is caught up. */
const REMINDERS = [
  { kind: "before14", fromDays: 4, toDays: 14 },
  { kind: "before3", fromDays: 0, toDays: 3 },
] as const;
type Reminder = (typeof REMINDERS)[number];

const BATCH = 100;

interface EndingPolicy {
  readonly policy: Policy;
  readonly title: Localised | null;
}

/** Policies that end soon and have no reminder yet; never a cancelled one. */
function endingPolicies(
  service: Needs,
  { kind, fromDays, toDays }: Reminder,
): Promise<EndingPolicy[]> {
  const today = getToday(service);
  return service.db
    .select({ policy, title: product.title })
    .from(policy)
    .leftJoin(product, eq(product.code, policy.productCode))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .leftJoin(
      renewalReminder,
      and(eq(renewalReminder.policyNumber, policy.number), eq(renewalReminder.kind, kind)),
    )
    .where(
      and(
        gte(policy.endDate, addDays(today, fromDays)),
        lte(policy.endDate, addDays(today, toDays)),
        gt(sql`${policy.endDate} - ${policy.startDate}`, MIN_RENEWED_DAYS - 2),
        isNull(policyCancellation.policyNumber),
        isNull(renewalReminder.policyNumber),
      ),
    )
    .orderBy(asc(policy.endDate), asc(policy.number))
    .limit(BATCH);
}

/** Sends one reminder in one transaction, whichever process takes it first; a renewed policy needs no email. */
async function remind(service: Needs, ending: EndingPolicy, { kind }: Reminder): Promise<void> {
  await service.db.transaction(async (tx) => {
    const [mine] = await tx
      .insert(renewalReminder)
      .values({ policyNumber: ending.policy.number, kind, createdAt: service.now() })
      .onConflictDoNothing()
      .returning();
    if (!mine || (await findRenewal(tx, ending.policy))) return;
    await queueReminder(service, tx, { ...ending, kind });
  });
}

/** Sends reminders 14 and 3 days before the end of a policy, once each, by day. */
export async function sendReminders(service: Needs): Promise<void> {
  if (!isDaytime(service)) return;
  for (const reminder of REMINDERS) {
    for (;;) {
      const ending = await endingPolicies(service, reminder);
      for (const one of ending) await remind(service, one, reminder);
      if (ending.length < BATCH) break;
    }
  }
}
