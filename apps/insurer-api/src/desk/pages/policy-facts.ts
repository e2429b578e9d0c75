import type { Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { listQuery, pageOf } from "#src/desk/shell/desk-paging.ts";
import { policyTimeline } from "#src/desk/timeline/policy-timeline.ts";
import type { TimelineEntry } from "#src/desk/timeline/timeline-entry.ts";
import { type Policy, policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type PolicyTerms, termsOfPolicy } from "./policy-terms-facts.ts";
import type { ListPage } from "./work-list.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

/** A policy with the day of its cancellation, if any. */
export interface PolicyWithEnd {
  readonly policy: Policy;
  readonly cancelledOn: string | null;
}

/** A page of policies, and the day for which their status is shown. */
export interface PoliciesView extends Pick<ListPage<PolicyWithEnd>, "shown" | "next"> {
  readonly today: string;
}

/** Data of a policy page. */
export interface PolicyView extends PolicyWithEnd {
  readonly productTitle: string;
  /** The insured object, such as a car with its plate. */
  readonly thing: string | undefined;
  readonly terms: PolicyTerms;
  readonly timeline: readonly TimelineEntry[];
  readonly today: string;
}

/** Policies with the day on which they were cancelled. */
export const policiesWithEnd = (db: Database) =>
  db
    .select({ policy, cancelledOn: policyCancellation.requestedOn })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number));

/** A page of all policies, newest first. */
export async function readPolicies(service: Needs, context: Context): Promise<PoliciesView> {
  const columns = { at: policy.createdAt, id: policy.number };
  const { beyond, orderBy, limit } = listQuery(context, columns, "all");
  const found = await policiesWithEnd(service.db)
    .where(beyond)
    .orderBy(...orderBy)
    .limit(limit);
  const page = pageOf(context, found, ({ policy: { createdAt, number } }) => ({
    at: createdAt,
    id: number,
  }));
  return { ...page, today: todayOf(service) };
}

/** One policy with its timeline. Throws 404. */
export async function readPolicy(
  service: Needs,
  number: string,
  language: Language,
): Promise<PolicyView> {
  const { db } = service;
  const found = await findPolicyWithProduct(db, number);
  if (!found) throw notFound();
  const { policy: shown, title, details, cancelledOn } = found;
  const insuredThing = details && productLines[shown.policyType].insuredThing?.(details);
  return {
    policy: shown,
    cancelledOn,
    productTitle: title?.[language] ?? shown.productCode,
    thing: insuredThing?.text,
    terms: termsOfPolicy(service, found, language),
    timeline: await policyTimeline(db, shown, language),
    today: todayOf(service),
  };
}
