import { RETURN_PAGE_HEADER } from "@sughurta/contracts/core";
import {
  createPayment,
  latestPayment,
  myPayments,
  paymentCallback,
  payment as paymentContract,
  paymentOutcome,
  restToPay,
  uploadReceipt,
} from "@sughurta/contracts/payment";
import type { Language } from "@sughurta/domain";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import type { Payment } from "#src/platform/database/schema/sales.ts";
import { invalidFields, notFound } from "#src/platform/failures/failure-error.ts";
import { preparedRoute, type Route, respond, route } from "#src/platform/http/route.ts";
import { restView } from "#src/sales/payments/payable-rest.ts";
import {
  findPayment,
  ownPayments,
  paymentById,
  paymentOutcomeView,
  paymentView,
} from "#src/sales/payments/payment-view.ts";
import { handleProviderWebhook, pollProvider } from "#src/sales/payments/provider-reports.ts";
import { CHECKOUT_ORIGIN_HEADER } from "#src/sales/payments/return-addresses.ts";
import { startPayment } from "#src/sales/payments/start-payment.ts";
import { scanReceipt, submitReceipt } from "#src/sales/payments/submit-receipt.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** A payment page polls often; the provider is queried less often, and not immediately. */
const PAGE_ASKS_EVERY_MS = 10_000;

/** A page polls every two seconds at most. */
const OUTCOME_RULE = { max: 300, windowSeconds: 300 };
const RECEIPT_RULE = { max: 10, windowSeconds: 300 };

/** Payments of saved orders (S0 §7). */
export function paymentRoutes(
  service: Pick<
    Service,
    | "config"
    | "db"
    | "jobs"
    | "now"
    | "log"
    | "metrics"
    | "store"
    | "scanner"
    | "receiptReader"
    | "providers"
    | "sanctions"
  >,
): Route[] {
  /** Queries the provider about a silent payment; `true` if the payment may have changed. */
  const isAsked = async (found: Payment): Promise<boolean> => {
    const age = service.now().getTime() - found.createdAt.getTime();
    const waiting = found.state === "pending" || found.state === "submitted";
    if (!waiting || age <= PAGE_ASKS_EVERY_MS) return false;
    return (await pollProvider(service, found, PAGE_ASKS_EVERY_MS)) !== undefined;
  };
  const show = async (found: Payment | undefined, owner: string, language: Language) => {
    if (!found) throw notFound();
    const changed = (await isAsked(found)) && (await findPayment(service.db, owner, found.id));
    return respond(200, await paymentView(service, changed || found, language));
  };
  return [
    route(
      createPayment,
      async ({ body, owner, userId, language, headers }) => {
        const request = {
          owner,
          orderId: body.policyId,
          policyType: body.policyType,
          operator: body.paymentOper,
          part: body.part,
          rest: body.rest,
        };
        const left = {
          origin: headers.get(CHECKOUT_ORIGIN_HEADER),
          // A user's own token is accepted from any client; a guest's request is sent by the gateway.
          partnerPage: userId === undefined ? headers.get(RETURN_PAGE_HEADER) : null,
        };
        return respond(201, await startPayment(service, request, { language, left }));
      },
      { idempotency: "outside" },
    ),
    route(
      restToPay,
      async ({ db, params, language }) =>
        respond(200, await restView(service, db, params.token, language)),
      { limit: OUTCOME_RULE },
    ),
    route(myPayments, async ({ db, owner, language }) =>
      respond(200, await ownPayments(db, owner, language)),
    ),
    route(latestPayment, async ({ db, owner, language }) =>
      show(await findPayment(db, owner), owner, language),
    ),
    route(paymentContract, async ({ db, params, owner, language }) => {
      if (!isIdentifier(params.id)) throw notFound();
      return show(await findPayment(db, owner, params.id), owner, language);
    }),
    route(
      paymentOutcome,
      async ({ db, params }) => {
        const found = await paymentById(db, params.id);
        const current = (await isAsked(found)) ? await paymentById(db, params.id) : found;
        return respond(200, await paymentOutcomeView(db, current));
      },
      { limit: OUTCOME_RULE },
    ),
    preparedRoute(
      uploadReceipt,
      ({ files, signal }) => scanReceipt(service, files, signal),
      async ({ db, params, body, owner }, file) => {
        if (body.paymentId !== params.paymentId) {
          throw invalidFields({ paymentId: ["wrongInput"] });
        }
        return respond(200, await submitReceipt(service, db, params.paymentId, owner, file));
      },
      { limit: RECEIPT_RULE, room: "sales" },
    ),
  ];
}

/** Webhooks in our own protocol (S0 §7). */
export function paymentCallbackRoutes(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now" | "providers">,
): Route[] {
  return [
    route(paymentCallback, async ({ db, params, rawBody, headers }) => {
      const webhook = { query: new URLSearchParams(), headers, body: rawBody };
      await handleProviderWebhook(service, db, params.operator, webhook);
      return respond(200, { accepted: true });
    }),
  ];
}
