import { type Language, operatorName } from "@sughurta/domain";
import { asc, eq, inArray, or } from "drizzle-orm";
import { actionText } from "#src/desk/texts/action-texts.ts";
import { paymentDeskTexts } from "#src/desk/texts/payment-texts.ts";
import { refundPageTexts } from "#src/desk/texts/refund-texts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import { moneyDecision } from "#src/platform/database/schema/money.ts";
import {
  type Payment,
  type Policy,
  payment,
  paymentEvent,
  receipt,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { listAuditEvents, type TimelineEntry } from "./timeline-entries.ts";

interface MoneyTimeline {
  readonly entries: readonly TimelineEntry[];
  readonly paymentIds: readonly string[];
  readonly decisionIds: readonly string[];
}

/** Money events of a policy: payments, receipts, refunds, and decisions of staff. */
export async function moneyTimeline(
  db: Database,
  { number, orderId }: Policy,
  language: Language,
): Promise<MoneyTimeline> {
  const payments =
    orderId === null ? [] : await db.select().from(payment).where(eq(payment.orderId, orderId));
  const paymentIds = payments.map(({ id }) => id);
  const receipts = await db.select().from(receipt).where(inArray(receipt.paymentId, paymentIds));
  const refunds = await db
    .select({ refund, event: refundEvent })
    .from(refund)
    .innerJoin(refundEvent, eq(refundEvent.refundId, refund.id))
    .where(or(eq(refund.policyNumber, number), inArray(refund.paymentId, paymentIds)))
    .orderBy(asc(refundEvent.createdAt));
  const subjects = [
    `policy:${number}`,
    ...paymentIds.map((id) => `payment:${id}`),
    ...receipts.map(({ id }) => `receipt:${id}`),
    ...refunds.map((one) => `refund:${one.refund.id}`),
  ];
  const decisions = await decisionEntries(db, { number, paymentIds, subjects }, language);
  return {
    paymentIds,
    decisionIds: decisions.ids,
    entries: [
      ...(await paymentEntries(db, payments, language)),
      ...receipts.map(({ createdAt, paymentId }) => ({
        at: createdAt,
        what: timelineTexts[language].receipt,
        page: `/payments/${paymentId}`,
      })),
      ...refunds.map(({ refund: { id, amountDiram, currency }, event }) => ({
        at: event.createdAt,
        what: `${timelineTexts[language].refund} ${moneyText(amountDiram, currency, language)}: ${refundPageTexts[language].states[event.state]}`,
        who: event.decidedBy,
        note: event.note,
        page: `/refunds/${id}`,
      })),
      ...decisions.entries,
    ],
  };
}

async function paymentEntries(
  db: Database,
  payments: readonly Payment[],
  language: Language,
): Promise<TimelineEntry[]> {
  const texts = timelineTexts[language];
  const states: Readonly<Record<string, string>> = paymentDeskTexts[language].states;
  const ids = payments.map(({ id }) => id);
  const events = await db
    .select()
    .from(paymentEvent)
    .where(inArray(paymentEvent.paymentId, ids))
    .orderBy(asc(paymentEvent.createdAt));
  const started = payments.map(({ id, createdAt, amountDiram, currency, operator, part }) => ({
    at: createdAt,
    what: `${texts.paymentStarted}: ${moneyText(amountDiram, currency, language)}${part > 1 ? `, ${texts.part} ${part}` : ""}`,
    who: operatorName(operator, language),
    page: `/payments/${id}`,
  }));
  const heard = events.map((event) => ({
    at: event.createdAt,
    what: `${states[event.outcome] ?? event.outcome}${event.amountDiram === null ? "" : `: ${moneyText(event.amountDiram, event.currency ?? "", language)}`}`,
    who: texts.sources[event.source] ?? event.source,
    note: event.status === event.outcome ? "" : event.status,
    page: `/payments/${event.paymentId}`,
  }));
  return [...started, ...heard];
}

/** Decisions of staff: audit events, and money decisions without one. */
async function decisionEntries(
  db: Database,
  facts: {
    readonly number: string;
    readonly paymentIds: readonly string[];
    readonly subjects: readonly string[];
  },
  language: Language,
) {
  const decisions = await db
    .select()
    .from(moneyDecision)
    .where(
      or(
        eq(moneyDecision.policyNumber, facts.number),
        inArray(moneyDecision.paymentId, [...facts.paymentIds]),
      ),
    );
  const ids = decisions.map(({ id }) => id);
  const known = new Set(ids);
  const events = (await listAuditEvents(db, facts.subjects)).filter(
    // Refund events already contain the decisions of staff.
    ({ id, subject, action }) =>
      !known.has(id) && (!subject.startsWith("refund:") || action === "refund.again"),
  );
  const entries: TimelineEntry[] = [
    ...decisions.map(({ createdAt, command, actorId, reason, amountDiram, paymentId }) => ({
      at: createdAt,
      what: `${actionText(command, language)}${amountDiram === null ? "" : ` ${moneyText(amountDiram, "TJS", language)}`}`,
      who: actorId,
      note: reason,
      ...(paymentId === null ? {} : { page: `/payments/${paymentId}` }),
    })),
    ...events.map(({ happenedAt, action, staffName, reason }) => ({
      at: happenedAt,
      what: actionText(action, language),
      who: staffName,
      note: reason,
    })),
  ];
  return { ids, entries };
}
