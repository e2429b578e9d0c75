import { RETENTION, type RetentionKind } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { proposal } from "#src/platform/database/schema/proposal.ts";
import {
  order,
  payment,
  policy,
  policyCancellation,
  refund,
} from "#src/platform/database/schema/sales.ts";
import { screeningCheck } from "#src/platform/database/schema/screening.ts";
import { claim, claimEvent } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { idsBelow, type PersonScope } from "./find-people.ts";
import { getSubjects } from "./personal-tables.ts";

/** What has to end before a person can be erased. */
export type BlockKind =
  | "policyInForce"
  | "openClaim"
  | "runningPayment"
  | "openRefund"
  | "screeningHold"
  | "openProposal";

/** Why a person cannot be erased now. */
export interface Block {
  readonly kind: BlockKind;
  /** The record, such as `policy:…`. */
  readonly subject: string;
  /** The last ISO day of the reason, if it is known. */
  readonly until?: string;
}

/** A record that must be stored longer, and the last ISO day. */
export interface RetainedRecord {
  readonly kind: RetentionKind;
  readonly subject: string;
  readonly until: string;
}

/** What an erasure would do now. */
interface ErasurePlan {
  readonly blocks: readonly Block[];
  readonly kept: readonly RetainedRecord[];
  /** What is erased. */
  readonly scope: PersonScope;
}

const RUNNING = ["created", "pending", "submitted", "review", "refunding"];
const WITH_MONEY = ["paid", "refunding", "refunded", "closed", "review"];
const OPEN_REFUNDS = ["requested", "approved", "sending"];
const DECIDED_CLAIMS: readonly string[] = ["paid", "refused"];

const addYears = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const latest = (days: readonly string[]) => [...days].sort().at(-1) ?? "";

type Needs = Pick<Service, "config" | "db" | "now">;

/** Days on which the records of policies, orders and claims ended, and what is still open about them. */
async function facts(db: Database, { policies, orders, claims, payments }: PersonScope) {
  const any = (...conditions: readonly (SQL | undefined)[]) => or(...conditions);
  return {
    policies: await db
      .select({
        number: policy.number,
        orderId: policy.orderId,
        endDate: policy.endDate,
        cancelledOn: policyCancellation.requestedOn,
      })
      .from(policy)
      .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
      .where(inArray(policy.number, [...policies])),
    orders: await db
      .select()
      .from(order)
      .where(inArray(order.id, [...orders])),
    claims: await db
      .select({
        id: claim.id,
        policyNumber: claim.policyNumber,
        state: claim.state,
        changedAt: sql<string>`coalesce((select max(created_at) from ${claimEvent} where ${claimEvent.claimId} = ${claim.id}), ${claim.createdAt})`,
      })
      .from(claim)
      .where(any(inArray(claim.id, [...claims]), inArray(claim.policyNumber, [...policies]))),
    payments: await db
      .select()
      .from(payment)
      .where(inArray(payment.id, [...payments])),
    refunds: await db
      .select()
      .from(refund)
      .where(
        any(inArray(refund.paymentId, [...payments]), inArray(refund.policyNumber, [...policies])),
      ),
    checks: await db
      .select()
      .from(screeningCheck)
      .where(
        any(
          inArray(screeningCheck.orderId, [...orders]),
          inArray(screeningCheck.policyNumber, [...policies]),
          inArray(screeningCheck.claimId, [...claims]),
        ),
      ),
  };
}
type Facts = Awaited<ReturnType<typeof facts>>;

/** Reasons why nothing may be erased yet. */
function blocksIn(found: Facts, today: string, getDay: (at: Date) => string): Block[] {
  const inForce = found.policies.flatMap(({ number, endDate, cancelledOn }) => {
    const until = cancelledOn ?? endDate;
    return until >= today
      ? [{ kind: "policyInForce", subject: `policy:${number}`, until } as const]
      : [];
  });
  const openClaims = found.claims
    .filter(({ state }) => !DECIDED_CLAIMS.includes(state))
    .map(({ id }) => ({ kind: "openClaim", subject: `claim:${id}` }) as const);
  const running = found.payments
    .filter(({ state }) => RUNNING.includes(state))
    .map(
      ({ id, expiresAt }) =>
        ({ kind: "runningPayment", subject: `payment:${id}`, until: getDay(expiresAt) }) as const,
    );
  const refunds = found.refunds
    .filter(({ state }) => OPEN_REFUNDS.includes(state))
    .map(
      ({ id, dueOn }) => ({ kind: "openRefund", subject: `refund:${id}`, until: dueOn }) as const,
    );
  const holds = found.checks
    .filter(({ state }) => state === "open")
    .map(({ id }) => ({ kind: "screeningHold", subject: `check:${id}` }) as const);
  return [...inForce, ...openClaims, ...running, ...refunds, ...holds];
}

/** Last days on which records have to be stored. */
function termsIn(found: Facts, getDay: (at: Date) => string) {
  const decided = (of: (one: Facts["checks"][number]) => boolean) =>
    found.checks
      .filter((one) => one.decidedAt !== null && of(one))
      .map(({ decidedAt }) => addYears(getDay(decidedAt ?? new Date(0)), RETENTION.checks.years));
  const claims = new Map(
    found.claims.map(({ id, changedAt }) => [
      id,
      latest([
        addYears(getDay(new Date(changedAt)), RETENTION.claims.years),
        ...decided(({ claimId }) => claimId === id),
      ]),
    ]),
  );
  const policies = new Map(
    found.policies.map(({ number, orderId, endDate, cancelledOn }) => {
      const own = found.claims.filter(({ policyNumber }) => policyNumber === number);
      const refunds = found.refunds.filter(({ policyNumber }) => policyNumber === number);
      return [
        number,
        latest([
          addYears(cancelledOn ?? endDate, RETENTION.policies.years),
          ...own.map(({ id }) => claims.get(id) ?? ""),
          ...refunds.map(({ updatedAt }) => addYears(getDay(updatedAt), RETENTION.payments.years)),
          ...decided((one) => one.policyNumber === number || one.orderId === orderId),
        ]),
      ];
    }),
  );
  const orders = new Map(
    found.orders.map(({ id }) => {
      const sold = found.policies.find(({ orderId }) => orderId === id);
      if (sold) return [id, policies.get(sold.number) ?? ""];
      const money = found.payments.filter(
        ({ orderId, state }) => orderId === id && WITH_MONEY.includes(state),
      );
      return [
        id,
        latest([
          ...money.map(({ updatedAt }) => addYears(getDay(updatedAt), RETENTION.payments.years)),
          ...decided(({ orderId }) => orderId === id),
        ]),
      ];
    }),
  );
  return { policies, orders, claims };
}

/** Finds what blocks an erasure, what must be stored until when, and what it would erase now. */
export async function planErasure(service: Needs, scope: PersonScope): Promise<ErasurePlan> {
  const { db, config } = service;
  const today = getToday(service);
  const getDay = (at: Date) => dateIn(config.timeZone, at);
  const found = await facts(db, scope);
  const { policies, orders, claims } = termsIn(found, getDay);
  const isOver = (until: string) => until < today;
  const sold = new Set(found.policies.flatMap(({ orderId }) => orderId ?? []));
  const toRetained = (
    kind: RetentionKind,
    name: string,
    terms: ReadonlyMap<string, string>,
    ids: readonly string[],
  ): RetainedRecord[] =>
    ids.flatMap((id) => {
      const until = terms.get(id) ?? "";
      return isOver(until) ? [] : [{ kind, subject: `${name}:${id}`, until }];
    });
  const kept = [
    ...toRetained("policies", "policy", policies, scope.policies),
    ...toRetained(
      "payments",
      "order",
      orders,
      scope.orders.filter((id) => !sold.has(id)),
    ),
    ...toRetained("claims", "claim", claims, scope.claims),
  ];
  const over = {
    policies: scope.policies.filter((id) => isOver(policies.get(id) ?? "")),
    orders: scope.orders.filter((id) => isOver(orders.get(id) ?? "")),
    claims: scope.claims.filter((id) => isOver(claims.get(id) ?? "")),
  };
  const lineages = found.orders
    .filter(({ id }) => over.orders.includes(id))
    .flatMap(({ lineage }) => lineage ?? []);
  const proposals = await db
    .select({ id: proposal.id })
    .from(proposal)
    .where(and(eq(proposal.state, "proposed"), inArray(proposal.subject, getSubjects(scope))));
  return {
    blocks: [
      ...blocksIn(found, today, getDay),
      ...proposals.map(({ id }) => ({ kind: "openProposal", subject: `proposal:${id}` }) as const),
    ],
    kept,
    scope: { ...scope, ...(await idsBelow(db, over)), lineages },
  };
}
