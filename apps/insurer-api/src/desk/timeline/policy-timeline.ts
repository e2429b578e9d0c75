import { claimNumber, formatDate, type Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { claimDeskTexts } from "#src/desk/texts/claim-texts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import {
  instalmentNotice,
  order,
  type Policy,
  policyCancellation,
  policyDocumentFile,
  renewalReminder,
} from "#src/platform/database/schema/sales.ts";
import { claim, outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { findRenewal } from "#src/sales/policies/policy-renewal.ts";
import { moneyTimeline } from "./money-timeline.ts";
import { inOrder, messageEntries, type TimelineEntry } from "./timeline-entries.ts";

/** All events of a policy, from its order on, oldest first. */
export async function policyTimeline(
  db: Database,
  policy: Policy,
  language: Language,
): Promise<TimelineEntry[]> {
  const { number } = policy;
  const { entries, paymentIds, decisionIds } = await moneyTimeline(db, policy, language);
  const prefixes = [
    ...["policy", "renewal", "refund", "instalment"].map((kind) => `${kind}:${number}:`),
    ...paymentIds.map((id) => `review:${id}:`),
    ...decisionIds.map((id) => `payment:${id}:`),
  ];
  return inOrder([
    ...(await orderEntries(db, policy, language)),
    ...entries,
    ...(await contractEntries(db, policy, language)),
    ...(await claimEntries(db, number, language)),
    ...(await messageEntries(db, prefixes, language, eq(outbox.policyNumber, number))),
  ]);
}

async function orderEntries(
  db: Database,
  { orderId }: Policy,
  language: Language,
): Promise<TimelineEntry[]> {
  const saved = orderId === null ? [] : await db.select().from(order).where(eq(order.id, orderId));
  return saved.map(({ createdAt }) => ({
    at: createdAt,
    what: timelineTexts[language].orderSaved,
  }));
}

async function contractEntries(
  db: Database,
  policy: Policy,
  language: Language,
): Promise<TimelineEntry[]> {
  const { number, createdAt, activatedAt, currency } = policy;
  const texts = timelineTexts[language];
  const documents = await db
    .select()
    .from(policyDocumentFile)
    .where(eq(policyDocumentFile.policyNumber, number));
  const reminders = await db
    .select()
    .from(renewalReminder)
    .where(eq(renewalReminder.policyNumber, number));
  const notices = await db
    .select()
    .from(instalmentNotice)
    .where(eq(instalmentNotice.policyNumber, number));
  const [cancelled] = await db
    .select()
    .from(policyCancellation)
    .where(eq(policyCancellation.policyNumber, number));
  const next = await findRenewal(db, policy);
  return [
    { at: createdAt, what: texts.issued },
    ...(activatedAt ? [{ at: activatedAt, what: texts.activated }] : []),
    ...documents
      .filter(({ storedAs }) => storedAs !== null)
      .map((one) => ({ at: one.createdAt, what: `${texts.document} · ${one.language}` })),
    ...reminders.map((one) => ({ at: one.createdAt, what: texts.reminder })),
    ...notices.map((one) => ({ at: one.createdAt, what: `${texts.instalmentNotice} ${one.part}` })),
    ...(cancelled
      ? [
          {
            at: cancelled.createdAt,
            what: `${texts.cancelled} ${moneyText(cancelled.refundDiram, currency, language)} · ${formatDate(cancelled.requestedOn)}`,
          },
        ]
      : []),
    ...(next
      ? [
          {
            at: next.createdAt,
            what: `${texts.renewed} ${next.number}`,
            page: `/policies/${next.number}`,
          },
        ]
      : []),
  ];
}

async function claimEntries(
  db: Database,
  policyNumber: string,
  language: Language,
): Promise<TimelineEntry[]> {
  const claims = await db.select().from(claim).where(eq(claim.policyNumber, policyNumber));
  return claims.map(({ id, createdAt, state }) => ({
    at: createdAt,
    what: `${timelineTexts[language].claim} ${claimNumber(id)} · ${claimDeskTexts[language].states[state]}`,
    page: `/claims/${id}`,
  }));
}
