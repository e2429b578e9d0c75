import {
  decideCorrection,
  fromDiram,
  isEmail,
  isIsoDate,
  parsePhone,
  recalculatesPrice,
  reissuesDocument,
  roundMoney,
  toDiram,
  toWirePhone,
} from "@sughurta/domain";
import { joinFullName } from "@sughurta/domain/person";
import { and, asc, eq, inArray } from "drizzle-orm";
import {
  type Order,
  order,
  type Policy,
  type PolicyCorrection,
  type PolicyData,
  payment,
  policy,
  policyCorrection,
  refund,
} from "#src/platform/database/schema/sales.ts";
import type { CorrectionOnHold } from "#src/platform/database/schema/screening.ts";
import type { Database } from "#src/platform/database/sql.ts";
import {
  FailureError,
  type FieldCodes,
  notFound,
  toViolation,
} from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { queueWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { correctedHolder } from "#src/products/line/corrected-order.ts";
import { queueCorrectionNews } from "#src/sales/notifications/correction-messages.ts";
import { notifyPartner, policyCorrected } from "#src/sales/notifications/events.ts";
import { lockOrders } from "#src/sales/orders/orders.ts";
import { bookPartnerCorrection } from "#src/sales/policies/partner-bookings.ts";
import { findPolicy } from "#src/sales/policies/policies.ts";
import {
  changedFields,
  changedParts,
  identityChanges,
  policyData,
  tidyPolicyData,
} from "#src/sales/policies/policy-data.ts";
import type { Difference, LowerPrice } from "#src/sales/policies/price-change.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { screenCorrection } from "#src/screening/checks/hold-corrections.ts";
import { peopleWithRoles } from "#src/screening/checks/hold-orders.ts";
import { chargeDifference, returnDifference } from "./settle-difference.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "sanctions">;

/** Result of a correction that a person decides first: someone of it may be on the sanctions list. */
export const CORRECTION_ON_HOLD = Symbol("correction held");

/** The wanted data of a policy. */
export interface WantedPolicy {
  readonly policyNumber: string;
  /** Number of corrections that its author has seen: a later one is looked at first. */
  readonly corrections: number;
  readonly data: PolicyData;
}

/** Who corrects: the policyholder in the account, or staff, with a second person where the rules need one. */
export type CorrectedBy =
  | { readonly kind: "holder"; readonly id: string }
  | {
      readonly kind: "staff";
      readonly command: Command;
      readonly confirmedBy?: string | undefined;
    };

/** Actor and reason that a policyholder's correction is stored with. */
const HOLDER = { id: "policyholder", role: "" } as const;

/**
 * Corrects a sold policy by the rules of `CORRECTION_RULES`, under one lock: a new version of the document, the price
 * calculated again, the difference charged or refunded, and messages to the policyholder. A new or changed person who
 * may be on the sanctions list holds it. Idempotent by its id. Throws 403 `secondPersonNeeded`, 404, 409 or 422.
 */
export async function correctPolicy(
  service: Needs,
  { policyNumber, corrections, data }: WantedPolicy,
  by: CorrectedBy,
): Promise<PolicyCorrection | typeof CORRECTION_ON_HOLD> {
  const command =
    by.kind === "staff" ? by.command : { decisionId: by.id, actor: HOLDER, reason: "" };
  if (by.kind === "staff") requireReason(command);
  return service.db.transaction(async (tx) => {
    const { row, order: orderRow } = await lockPolicy(tx, policyNumber);
    const earlier = await listCorrections(tx, policyNumber);
    const done = await correctionBefore(tx, command.decisionId, policyNumber);
    if (done) return done;
    if (earlier.length !== corrections) throw new FailureError(409, "correctionOutdated");
    const before = policyData(row.policy, orderRow);
    const after = tidyPolicyData(data);
    const fields = changedFields(before, after);
    const today = getToday(service);
    const decision = decideCorrection(
      { ...row.policy, cancelledOn: row.cancelledOn ?? undefined, hasClaim: row.hasClaim },
      {
        fields,
        identities: identityChanges(asSold(before, earlier), after),
        startDate: fields.includes("dates") ? after.startDate : undefined,
      },
      by.kind,
      today,
    );
    if (decision.kind === "refused") {
      throw new FailureError(fields.length === 0 ? 422 : 409, decision.refusal);
    }
    const corrected = await correctedSale(
      tx,
      { policy: row.policy, order: orderRow },
      after,
      today,
    );
    const isPriced = recalculatesPrice(fields);
    const price = isPriced
      ? await correctedPrice(service, tx, row.policy, orderRow, corrected.order)
      : row.policy;
    const isMoved = price.amountDiram !== row.policy.amountDiram;
    if (!fields.every((field) => field === "email" || field === "phone")) {
      await refuseWhileMoneyMoves(tx, row.policy, isMoved);
    }
    requireTwoPeople(
      service,
      "correction",
      { needsTwo: decision.kind === "twoPeople" },
      { by: command.actor.id, confirmedBy: by.kind === "staff" ? by.confirmedBy : undefined },
    );
    const correction = correctionOnHold(command.decisionId, changedParts(before, after).after, by);
    if (await isHeld(service, tx, { policyNumber, order: orderRow, before, after, correction })) {
      return CORRECTION_ON_HOLD;
    }
    const { holder, startDate, endDate, lifeAssured } = corrected;
    const { priceDiram, amountDiram } = price;
    const version = reissuesDocument(fields) ? row.policy.version + 1 : null;
    const [written] = await tx
      .insert(policyCorrection)
      .values({
        id: command.decisionId,
        policyNumber,
        position: corrections + 1,
        version,
        fields,
        ...changedParts(before, { ...after, startDate, endDate }),
        beforeDiram: row.policy.amountDiram,
        afterDiram: amountDiram,
        decidedBy: command.actor.id,
        decidedRole: command.actor.role,
        confirmedBy: by.kind === "staff" ? (by.confirmedBy ?? null) : null,
        reason: command.reason,
        createdAt: service.now(),
      })
      .returning();
    if (!written) throw new Error("A correction was not written");
    if (corrected.order) {
      const { id, details } = corrected.order;
      await tx.update(order).set({ holder, details, startDate, endDate }).where(eq(order.id, id));
    }
    const versioned = version === null ? {} : { version, versionOn: today };
    const [issued] = await tx
      .update(policy)
      .set({ holder, startDate, endDate, lifeAssured, priceDiram, amountDiram, ...versioned })
      .where(eq(policy.number, policyNumber))
      .returning();
    if (!issued) throw notFound();
    const difference = isMoved
      ? await settleDifference(service, tx, row.policy, written, command)
      : NO_DIFFERENCE;
    if (version !== null) await announce(service, tx, { issued, written, order: corrected.order });
    await queueCorrectionNews(service, tx, { before: row.policy, issued, written, difference });
    return written;
  });
}

/** A correction as it is stored while a person looks at its people. */
function correctionOnHold(
  decisionId: string,
  changes: Partial<PolicyData>,
  by: CorrectedBy,
): CorrectionOnHold {
  if (by.kind === "holder") return { decisionId, changes };
  const { actor, reason } = by.command;
  return { decisionId, changes, staff: { ...actor, reason, confirmedBy: by.confirmedBy } };
}

async function isHeld(
  service: Pick<Service, "now" | "sanctions">,
  tx: Database,
  wanted: {
    readonly policyNumber: string;
    readonly order: Order | undefined;
    readonly before: PolicyData;
    readonly after: PolicyData;
    readonly correction: CorrectionOnHold;
  },
): Promise<boolean> {
  const list = await service.sanctions.activeIn(tx);
  if (!list) return false;
  const people = { before: peopleWithRoles(wanted.before), after: peopleWithRoles(wanted.after) };
  return (await screenCorrection(service, tx, list, { ...wanted, ...people })) === "held";
}

const NO_DIFFERENCE = { kind: "none" } as const;

/** A policy with its order, locked until the transaction ends. Throws 404. */
export async function lockPolicy(tx: Database, policyNumber: string) {
  const [found] = await tx
    .select({ orderId: policy.orderId })
    .from(policy)
    .where(eq(policy.number, policyNumber));
  if (!found) throw notFound();
  const locked = found.orderId === null ? undefined : await lockOrders(tx, found.orderId);
  await tx.select().from(policy).where(eq(policy.number, policyNumber)).for("update");
  const row = await findPolicy(tx, policyNumber);
  if (!row) throw notFound();
  const { startDate, endDate } = row.policy;
  return { row, order: locked && { ...locked.order, startDate, endDate } };
}

/** Corrections of a policy, the first one first. */
export function listCorrections(db: Database, policyNumber: string): Promise<PolicyCorrection[]> {
  return db
    .select()
    .from(policyCorrection)
    .where(eq(policyCorrection.policyNumber, policyNumber))
    .orderBy(asc(policyCorrection.position));
}

/** The stored correction of a repeated command. Throws 409 for the id of another one. */
async function correctionBefore(tx: Database, id: string, policyNumber: string) {
  const [before] = await tx.select().from(policyCorrection).where(eq(policyCorrection.id, id));
  if (before && before.policyNumber !== policyNumber) throw new FailureError(409, "decidedBefore");
  return before;
}

/** A policy's data as it was sold: several small corrections must not add up to another person. */
function asSold(data: PolicyData, earlier: readonly PolicyCorrection[]): PolicyData {
  return Object.assign({ ...data }, ...earlier.toReversed().map(({ before }) => before));
}

/** The corrected columns of a policy and of its order. Throws 422 if the data breaks a rule of the order. */
async function correctedSale(
  tx: Database,
  { policy: issued, order }: { readonly policy: Policy; readonly order: Order | undefined },
  data: PolicyData,
  today: string,
) {
  refuseFirst(contactViolations(data, issued));
  const holder = correctedHolder(issued.holder, data);
  if (!order) {
    const lifeAssured = issued.lifeAssured.map((name) =>
      name === joinFullName(issued.holder) ? joinFullName(holder) : name,
    );
    const { startDate, endDate } = issued;
    return { holder, startDate, endDate, lifeAssured, order: undefined };
  }
  const line = productLines[issued.policyType];
  const { details, startDate, endDate, violations } = await line.correct(tx, order, data, today);
  refuseFirst(violations);
  const corrected = { ...order, holder, details, startDate, endDate };
  const lifeAssured = line.lifeAssured(corrected);
  return { holder, startDate, endDate, lifeAssured, order: corrected };
}

function contactViolations(
  { email, phone, holder, insured, drivers = [], startDate, endDate }: PolicyData,
  { holder: before }: Policy,
): FieldCodes {
  const dates = [holder, ...insured, ...drivers].map(({ birthDate }) => birthDate);
  return {
    ...((email === "" ? before.email !== undefined : !isEmail(email)) ? { email: ["email"] } : {}),
    ...(phone !== before.phone && !isWirePhone(phone) ? { phone: ["phone"] } : {}),
    ...([...dates, startDate, endDate].every(isIsoDate) ? {} : { birthDate: ["date"] }),
    ...(holder.lastName === "" || holder.firstName === "" ? { name: ["required"] } : {}),
  };
}

const isWirePhone = (phone: string) => {
  const digits = parsePhone(phone);
  return digits !== undefined && toWirePhone(digits) === phone;
};

/** Refuses data with its first violation: the desk shows one, a form shows all at their fields. */
function refuseFirst(violations: FieldCodes): void {
  const [first] = Object.values(violations).flat();
  if (!first) return;
  const { code, ...values } = toViolation(first);
  throw new FailureError(422, code, { fieldCodes: violations, values });
}

/**
 * The price after a correction: what the corrected order costs more or less by the tariff of its price day is added,
 * with the share of the promo code. A later tariff changes nothing.
 */
async function correctedPrice(
  service: Needs,
  tx: Database,
  { priceDiram, amountDiram, policyType, productCode }: Policy,
  order: Order | undefined,
  corrected: Order | undefined,
): Promise<Pick<Policy, "priceDiram" | "amountDiram">> {
  const unchanged = { priceDiram, amountDiram };
  const line = productLines[policyType];
  if (!order || !corrected || !line.priceAsSold) return unchanged;
  const onDay = { ...service, now: () => new Date(`${order.quotedOn}T12:00:00Z`) };
  const before = await line.priceAsSold(onDay, tx, order);
  const after = await line.priceAsSold(onDay, tx, corrected);
  if (before === undefined || after === undefined || before === after) return unchanged;
  const price = priceDiram + after - before;
  const share = priceDiram === 0 ? 1 : amountDiram / priceDiram;
  const minimum = await line.calculatedProducts
    .find(({ code }) => code === productCode)
    ?.minimumPremium?.(tx, order.quotedOn);
  const amount = Math.max(
    toDiram(roundMoney(fromDiram(price) * share)),
    Math.min(price, toDiram(minimum ?? 0)),
  );
  return { priceDiram: price, amountDiram: amount };
}

/** Refuses a correction while money of the policy is refunded, or, if its price changes, paid. Throws 409. */
async function refuseWhileMoneyMoves(
  tx: Database,
  { number, orderId }: Policy,
  isPriceChanged: boolean,
): Promise<void> {
  const running = inArray(refund.state, ["requested", "approved", "sending"]);
  const ofPolicy = await tx.$count(refund, and(eq(refund.policyNumber, number), running));
  const payments =
    orderId === null ? [] : await tx.select().from(payment).where(eq(payment.orderId, orderId));
  const ids = payments.map(({ id }) => id);
  const ofPayments =
    ids.length === 0 ? 0 : await tx.$count(refund, and(inArray(refund.paymentId, ids), running));
  if (ofPolicy + ofPayments > 0) throw new FailureError(409, "correctionRefundOpen");
  const isOpen = payments.some(({ state }) =>
    ["created", "pending", "submitted", "review"].includes(state),
  );
  if (isPriceChanged && isOpen) throw new FailureError(409, "correctionPaymentOpen");
}

/** Charges or returns the difference of a correction. */
async function settleDifference(
  service: Needs,
  tx: Database,
  issued: Policy,
  { id: correctionId, beforeDiram, afterDiram }: PolicyCorrection,
  command: Command,
): Promise<Difference | LowerPrice> {
  const [paid] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, issued.orderId ?? ""),
        eq(payment.part, 1),
        eq(payment.state, "paid"),
      ),
    )
    .for("update");
  if (!paid) throw notFound();
  const sale = { issued, paid };
  const sumDiram = Math.abs(afterDiram - beforeDiram);
  return afterDiram > beforeDiram
    ? chargeDifference(service, tx, sale, sumDiram)
    : returnDifference(service, tx, sale, { correctionId, sumDiram }, command);
}

/** Informs the insurer's systems and the partner that sold the policy. */
async function announce(
  service: Needs,
  tx: Database,
  {
    issued,
    written,
    order,
  }: {
    readonly issued: Policy;
    readonly written: PolicyCorrection;
    readonly order: Order | undefined;
  },
): Promise<void> {
  await queueWebhookEvent(service, tx, policyCorrected(issued, order, written));
  const booking = await bookPartnerCorrection(service, tx, issued, issued.amountDiram, {
    correctionId: written.id,
    version: issued.version,
  });
  if (booking) await notifyPartner(service, tx, booking);
}
