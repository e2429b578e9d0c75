import type { Language } from "@sughurta/domain";
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { orPropose } from "#src/desk/proposals/run-or-propose.ts";
import type { CommandInput } from "#src/desk/shell/desk-command.ts";
import { deskFile, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { productChoices } from "#src/desk/shell/filter-choices.ts";
import { filterQuery, getCondition, getPage, listQuery } from "#src/desk/shell/list-query.ts";
import { policyTimeline } from "#src/desk/timeline/policy-timeline.ts";
import { notesOn } from "#src/desk/work/notes.ts";
import { order, payment, policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { recipientIn } from "#src/platform/outbox/resend-message.ts";
import { getToday } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { queuePolicyMessages } from "#src/sales/notifications/policy-messages.ts";
import { listCorrections } from "#src/sales/payments/correct-policy.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import { policyData } from "#src/sales/policies/policy-data.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { marksOn } from "#src/screening/checks/decide-check.ts";
import { correctionIn } from "./correction-form.ts";
import {
  type PoliciesFacts,
  type PolicyFacts,
  type PolicyTerms,
  policiesView,
  policyView,
} from "./policy-view.ts";

/** The terms of a policy in the language of the desk. */
function termsOfPolicy(
  { config }: Pick<Service, "config">,
  policyWithProduct: PolicyWithProduct,
  language: Language,
): PolicyTerms {
  const { policy } = policyWithProduct;
  const lines = productLines[policy.policyType].termLines(policyWithProduct, {
    language,
    phones: config,
  });
  return { policy, ...lines };
}

/** The terms of a policy by its number; `undefined` if there is no such policy. */
export async function readPolicyTerms(
  service: Pick<Service, "config" | "db">,
  number: string,
  language: Language,
): Promise<PolicyTerms | undefined> {
  const policyWithProduct = await findPolicyWithProduct(service.db, number);
  return policyWithProduct && termsOfPolicy(service, policyWithProduct, language);
}

type Needs = Pick<
  Service,
  "config" | "db" | "documents" | "jobs" | "log" | "now" | "store" | "sanctions"
>;

/** Policies with the day on which they were cancelled. */
export const policiesWithEnd = (db: Database) =>
  db
    .select({ policy, cancelledOn: policyCancellation.requestedOn })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number));

/** A page of all policies, newest first. */
async function readPolicies(service: Needs, desk: StaffRequest): Promise<PoliciesFacts> {
  const columns = { at: policy.createdAt, id: policy.number };
  const today = getToday(service);
  const { afterCursor, orderBy, limit } = listQuery(desk, columns, "all");
  const bought = (column: "partner_code" | "sold_by") =>
    sql`(select ${sql.identifier(column)} from "order" as bought where bought.id = ${policy.orderId})`;
  const isKept = isNull(policyCancellation.policyNumber);
  const only = filterQuery(desk, {
    day: policy.createdAt,
    product: policy.productCode,
    operator: (value) =>
      inArray(
        policy.orderId,
        service.db
          .select({ id: payment.orderId })
          .from(payment)
          .where(and(eq(payment.operator, value), eq(payment.part, 1), eq(payment.state, "paid"))),
      ),
    state: getCondition({
      cancelled: isNotNull(policyCancellation.policyNumber),
      over: and(isKept, lt(policy.endDate, today)),
      ahead: and(isKept, gte(policy.endDate, today), gt(policy.startDate, today)),
      inForce: and(isKept, gte(policy.endDate, today), lte(policy.startDate, today)),
    }),
    channel: sql`case when ${policy.orderId} is null or ${bought("sold_by")} is not null then 'staff'
      when ${bought("partner_code")} is null then 'site' else 'partner' end`,
    sum: policy.amountDiram,
  });
  // Read by itself, the index of the list has what the states need: most rows that a filter leaves out are not read.
  const numbers = service.db
    .select({ number: policy.number })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(and(only, afterCursor))
    .orderBy(...orderBy)
    .limit(limit);
  const found = await policiesWithEnd(service.db)
    .where(inArray(policy.number, numbers))
    .orderBy(...orderBy);
  const page = getPage(desk, found, ({ policy: { createdAt, number } }) => ({
    at: createdAt,
    id: number,
  }));
  return { ...page, today, products: await productChoices(service.db, desk.language) };
}

/** One policy with its timeline. Throws 404. */
async function readPolicy(
  service: Needs,
  number: string,
  { language }: StaffRequest,
): Promise<PolicyFacts> {
  const { db } = service;
  const found = await findPolicyWithProduct(db, number);
  if (!found) throw notFound();
  const { policy: shown, title, details, cancelledOn } = found;
  const orderRow = await findOrder(db, shown);
  const insuredThing = details && productLines[shown.policyType].insuredThing?.(details);
  return {
    policy: shown,
    cancelledOn,
    productTitle: title?.[language] ?? shown.productCode,
    thing: insuredThing?.text,
    terms: termsOfPolicy(service, found, language),
    data: policyData(shown, orderRow),
    seller: orderRow,
    corrections: await listCorrections(db, number),
    proposals: await openProposals(db, { subject: `policy:${number}` }),
    timeline: await policyTimeline(db, shown, language),
    notes: await notesOn(db, "policy", number),
    marks: await marksOn(db, { policyNumber: number }),
    today: getToday(service),
  };
}

/** The order that a policy was bought with; `undefined` without one. */
async function findOrder(db: Database, { orderId }: PolicyWithProduct["policy"]) {
  const found = orderId === null ? [] : await db.select().from(order).where(eq(order.id, orderId));
  return found[0];
}

/** The correction in a submitted form. Throws 404. */
async function wantedCorrection({ db }: Pick<Service, "db">, { desk, form }: CommandInput) {
  const policyNumber = desk.param("number");
  const found = await findPolicyWithProduct(db, policyNumber);
  if (!found) throw notFound();
  const stored = policyData(found.policy, await findOrder(db, found.policy));
  const data = correctionIn(form, stored);
  return { change: { policyNumber, corrections: Number(form.text("corrections")), data } };
}

/** The document of a policy in the language of the desk, drawn if it is not stored. */
async function findDocument({ db, documents }: Needs, { language, param }: DeskRequest) {
  const number = param("number");
  const found = await findPolicyWithProduct(db, number);
  if (!found) return undefined;
  return {
    kind: "policy",
    id: number,
    file: {
      name: `policy-${number}-v${found.policy.version}.pdf`,
      storedAs: await documents.storedAs(found, language),
      mediaType: "application/pdf",
      state: "clean",
    },
  } as const;
}

/**
 * Sends a policy again: to its contacts, or, if others are typed, to those only, which the policy does not keep. Throws
 * 404, 422.
 */
async function sendAgain(
  service: Needs,
  { desk, form: { text }, command }: CommandInput,
): Promise<void> {
  const number = desk.param("number");
  const [found] = await service.db.select().from(policy).where(eq(policy.number, number));
  if (!found) throw notFound();
  const { holder } = found;
  const email = text("email") === "" ? holder.email : recipientIn("mail", text("email"));
  const phone = text("phone") === "" ? holder.phone : recipientIn("sms", text("phone"));
  const issued = { ...found, holder: { ...holder, email, phone } };
  await queuePolicyMessages(service, service.db, issued, `policy:${number}:${command.decisionId}`);
}

/** Pages on which staff find a policy, send it again, correct it, and cancel it on request. */
export const policyPages = deskPages(
  deskPage<Needs, PoliciesFacts>({
    path: "/policies",
    permission: "seePolicies",
    facts: readPolicies,
    view: policiesView,
  }),
  deskPage<Needs, PolicyFacts>({
    path: "/policies/:number",
    permission: "seePolicies",
    facts: (service, desk) => readPolicy(service, desk.param("number"), desk),
    view: policyView,
    about: (_service, desk) => ({ subject: `policy:${desk.param("number")}` }),
    commands: {
      sendAgain: {
        permission: "sendPolicies",
        action: "sendAgain",
        run: sendAgain,
      },
      cancel: {
        permission: "cancelPolicies",
        action: "cancelPolicy",
        run: (service, { desk, command }) =>
          cancelPolicyFor(service, desk.param("number"), command),
      },
      correct: {
        action: "correctPolicy",
        showsTyped: true,
        ...orPropose("correction", wantedCorrection),
      },
    },
  }),
  deskFile<Needs>({
    path: "/policies/:number/document",
    permission: "seePolicies",
    find: findDocument,
  }),
);
