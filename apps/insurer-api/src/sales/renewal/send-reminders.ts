import { addDays } from "@sughurta/domain";
import { and, asc, eq, gt, gte, isNull, lte, sql } from "drizzle-orm";
import {
  type Localised,
  type Policy,
  policy,
  policyCancellation,
  product,
  renewalReminder,
} from "#src/platform/database/schema/sales.ts";
import { todayOf } from "#src/platform/platform.ts";
import type { Service } from "#src/sales/service.ts";
import { isDaytime } from "./daytime.ts";
import { queueReminder } from "./queue-reminder.ts";
import { renewalOf, SHORTEST_RENEWED_DAYS } from "./renewal-of.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

/** Which policies are reminded of: those that end so many days from now; a day that was missed is made up for. */
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

/** Policies that end soon and were not reminded of; a cancelled one never is. */
function endingPolicies(
  service: Needs,
  { kind, fromDays, toDays }: Reminder,
): Promise<EndingPolicy[]> {
  const today = todayOf(service);
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
        gt(sql`${policy.endDate} - ${policy.startDate}`, SHORTEST_RENEWED_DAYS - 2),
        isNull(policyCancellation.policyNumber),
        isNull(renewalReminder.policyNumber),
      ),
    )
    .orderBy(asc(policy.endDate), asc(policy.number))
    .limit(BATCH);
}

/** Reminds of one policy in one transaction, whichever process comes first; what is renewed needs no email. */
async function remind(service: Needs, ending: EndingPolicy, { kind }: Reminder): Promise<void> {
  await service.db.transaction(async (tx) => {
    const [mine] = await tx
      .insert(renewalReminder)
      .values({ policyNumber: ending.policy.number, kind, createdAt: service.now() })
      .onConflictDoNothing()
      .returning();
    if (!mine || (await renewalOf(tx, ending.policy))) return;
    await queueReminder(service, tx, { ...ending, kind });
  });
}

/** Writes to whoever has a policy that ends in 14 and in 3 days, once each, by day. */
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
