import { addDays } from "@sughurta/domain";
import { and, asc, eq, gt, gte, isNull, lte, sql } from "drizzle-orm";
import {
  type Localised,
  type Policy,
  policy,
  policyCancellation,
  product,
  renewalReminder,
} from "#src/database/schema/sales.ts";
import { type Service, todayOf } from "#src/service.ts";
import { isRenewed } from "./is-renewed.ts";
import { queueReminder } from "./queue-reminder.ts";

/** Which policies are reminded of: those that end so many days from now; a day that was missed is made up for. */
const REMINDERS = [
  { kind: "before14", fromDays: 4, toDays: 14 },
  { kind: "before3", fromDays: 0, toDays: 3 },
] as const;
type Reminder = (typeof REMINDERS)[number];

/** Nobody renews the cover of a journey of a few weeks: what is shorter is not reminded of. */
const SHORTEST_COVER_DAYS = 60;
const BATCH = 100;
/** Hours in the insurer's time zone. */
const DAY_BEGINS = 9;
const DAY_ENDS = 20;

interface EndingPolicy {
  readonly policy: Policy;
  readonly title: Localised | null;
}

/** Policies that end soon and were not reminded of; a cancelled one never is. */
function endingPolicies(
  service: Service,
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
        gt(sql`${policy.endDate} - ${policy.startDate}`, SHORTEST_COVER_DAYS - 2),
        isNull(policyCancellation.policyNumber),
        isNull(renewalReminder.policyNumber),
      ),
    )
    .orderBy(asc(policy.endDate), asc(policy.number))
    .limit(BATCH);
}

/** Reminds of one policy in one transaction, whichever process comes first; what is renewed needs no letter. */
async function remind(service: Service, ending: EndingPolicy, { kind }: Reminder): Promise<void> {
  await service.db.transaction(async (tx) => {
    const [mine] = await tx
      .insert(renewalReminder)
      .values({ policyNumber: ending.policy.number, kind, createdAt: service.now() })
      .onConflictDoNothing()
      .returning();
    if (!mine || (await isRenewed(tx, ending.policy))) return;
    await queueReminder(service, tx, { ...ending, kind });
  });
}

/** Nobody is woken by an SMS that may wait for the morning. */
function isDaytime({ config, now }: Service): boolean {
  const format = new Intl.DateTimeFormat("en", {
    hour: "numeric",
    hourCycle: "h23",
    timeZone: config.timeZone,
  });
  const hour = Number(format.format(now()));
  return hour >= DAY_BEGINS && hour < DAY_ENDS;
}

/** Writes to whoever has a policy that ends in 14 and in 3 days, once each, by day. */
export async function sendReminders(service: Service): Promise<void> {
  if (!isDaytime(service)) return;
  for (const reminder of REMINDERS) {
    for (;;) {
      const ending = await endingPolicies(service, reminder);
      for (const one of ending) await remind(service, one, reminder);
      if (ending.length < BATCH) break;
    }
  }
}
