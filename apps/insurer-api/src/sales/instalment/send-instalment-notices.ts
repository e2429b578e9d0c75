import { addDays, INSTALMENT_REMINDER_DAYS, instalmentNoticeOn } from "@sughurta/domain";
import { and, asc, eq, gt, gte, isNull, lte, or } from "drizzle-orm";
import {
  instalment,
  instalmentNotice,
  policy,
  policyCancellation,
} from "#src/platform/database/schema/sales.ts";
import { todayOf } from "#src/platform/platform.ts";
import { isDaytime } from "#src/sales/renewal/daytime.ts";
import type { Service } from "#src/sales/service.ts";
import { queueInstalmentNotice } from "./queue-instalment-news.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const BATCH = 100;

/** Unpaid parts of policies that go on, whose first notice is due, after a place in their order. */
function unpaidParts(service: Needs, after: { dueOn: string; number: string } | undefined) {
  const today = todayOf(service);
  const following = after && [
    or(
      gt(instalment.dueOn, after.dueOn),
      and(eq(instalment.dueOn, after.dueOn), gt(instalment.policyNumber, after.number)),
    ),
  ];
  return service.db
    .select({ part: instalment, policy })
    .from(instalment)
    .innerJoin(policy, eq(policy.number, instalment.policyNumber))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(
      and(
        isNull(instalment.paymentId),
        isNull(policyCancellation.policyNumber),
        gte(policy.endDate, today),
        lte(instalment.dueOn, addDays(today, -INSTALMENT_REMINDER_DAYS[0])),
        ...(following ?? []),
      ),
    )
    .orderBy(asc(instalment.dueOn), asc(instalment.policyNumber))
    .limit(BATCH);
}

type UnpaidPart = Awaited<ReturnType<typeof unpaidParts>>[number];

async function notify(service: Needs, unpaid: UnpaidPart): Promise<void> {
  const { part: dueNumber, policyNumber, dueOn } = unpaid.part;
  const kind = instalmentNoticeOn(dueOn, todayOf(service));
  if (kind === undefined) return;
  await service.db.transaction(async (tx) => {
    const [part] = await tx
      .select()
      .from(instalment)
      .where(and(eq(instalment.policyNumber, policyNumber), eq(instalment.part, dueNumber)))
      .for("update");
    if (part?.paymentId !== null) return;
    const [mine] = await tx
      .insert(instalmentNotice)
      .values({ policyNumber, part: dueNumber, kind, createdAt: service.now() })
      .onConflictDoNothing()
      .returning();
    if (mine) await queueInstalmentNotice(service, tx, unpaid.policy, { part, kind });
  });
}

/** Reminds of parts that are to be paid, and tells of suspensions: each once, by day (SPEC-85). */
export async function sendInstalmentNotices(service: Needs): Promise<void> {
  if (!isDaytime(service)) return;
  let after: Parameters<typeof unpaidParts>[1];
  for (;;) {
    const unpaid = await unpaidParts(service, after);
    for (const one of unpaid) await notify(service, one);
    const last = unpaid.at(-1)?.part;
    if (!last || unpaid.length < BATCH) return;
    after = { dueOn: last.dueOn, number: last.policyNumber };
  }
}
