import type { Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { listQuery, pageOf } from "#src/desk/shell/list-query.ts";
import { policyTimeline } from "#src/desk/timeline/policy-timeline.ts";
import { policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { queuePolicyMessages } from "#src/sales/notifications/policy-messages.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  type PoliciesView,
  type PolicyTerms,
  type PolicyView,
  showPolicies,
  showPolicy,
} from "./policy-view.ts";

/** The terms of a policy in the language of the desk. */
function termsOfPolicy(
  { config }: Pick<Service, "config">,
  titled: PolicyWithProduct,
  language: Language,
): PolicyTerms {
  const { policy } = titled;
  const lines = productLines[policy.policyType].termLines(titled, { language, phones: config });
  return { policy, ...lines };
}

/** The terms of a policy by its number; `undefined` if there is no such policy. */
export async function readPolicyTerms(
  service: Pick<Service, "config" | "db">,
  number: string,
  language: Language,
): Promise<PolicyTerms | undefined> {
  const titled = await findPolicyWithProduct(service.db, number);
  return titled && termsOfPolicy(service, titled, language);
}

type FactsNeeds = Pick<Service, "config" | "db" | "now">;

/** Policies with the day on which they were cancelled. */
export const policiesWithEnd = (db: Database) =>
  db
    .select({ policy, cancelledOn: policyCancellation.requestedOn })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number));

/** A page of all policies, newest first. */
async function readPolicies(service: FactsNeeds, context: Context): Promise<PoliciesView> {
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
async function readPolicy(
  service: FactsNeeds,
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

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Pages on which staff find a policy, send it again, and cancel it on request. */
export function policyPages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/policies`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seePolicies", "");
      return showPolicies(deskContext, context, await readPolicies(service, context));
    });
    app.get(`${page}/:number`, async (context) => {
      deskContext.actorFor(context, "seePolicies", "");
      const language = pageLanguage(context);
      const shown = await readPolicy(service, context.req.param("number"), language);
      return showPolicy(deskContext, context, shown);
    });
    app.post(`${page}/:number`, async (context) => {
      const number = context.req.param("number");
      const form = await readDeskForm(context);
      const back = `${page}/${encodeURIComponent(number)}`;
      const subject = `policy:${number}`;
      if (form.text("command") === "sendAgain") {
        const work = {
          permission: "sendPolicies",
          action: "sendAgain",
          subject,
          page: back,
        } as const;
        return runDeskCommand(desk, context, work, form, (inside, { decisionId }) =>
          sendAgain(inside, number, decisionId),
        );
      }
      if (form.text("command") !== "cancel") throw notFound();
      const work = {
        permission: "cancelPolicies",
        action: "cancelPolicy",
        subject,
        page: back,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        cancelPolicyFor(inside, number, command),
      );
    });
  };
}

async function sendAgain(service: Needs, number: string, decisionId: string): Promise<void> {
  const [found] = await service.db.select().from(policy).where(eq(policy.number, number));
  if (!found) throw notFound();
  await queuePolicyMessages(service, service.db, found, `policy:${number}:${decisionId}`);
}
