import { fromWire } from "@sughurta/contracts/core";
import { paymentCallback } from "@sughurta/contracts/payment";
import { toDiram } from "@sughurta/domain";
import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type * as z from "zod/mini";
import { type Payment, payment } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, invalidFields, notFound } from "#src/platform/failures/failure-error.ts";
import { checkInput } from "#src/platform/http/check-input.ts";
import type {
  ProviderReport,
  WebhookPayload,
  WebhookRequest,
} from "#src/sales/ports/payment-provider.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { isSignedContent, SIGNATURE_HEADER } from "./callback-signature.ts";
import { settlePayment } from "./settle-payment.ts";

type WebhookBody = z.infer<typeof paymentCallback.body>;

const MAX_AMOUNT = 1_000_000_000;

/** A webhook of our own protocol; `undefined` if it is signed with none of the keys. Throws 400 or 422. */
export function parseSignedWebhook(
  keys: readonly (string | Buffer)[],
  webhook: WebhookRequest,
): WebhookPayload | undefined {
  const { body, headers, now } = webhook;
  const signature = headers.get(SIGNATURE_HEADER);
  if (!keys.some((key) => isSignedContent(key, body, signature, now))) return undefined;
  const read = checkInput(paymentCallback.body, fromWire(parse(body))) as WebhookBody;
  const { reference, event, amount, currency, eventId, occurredAt } = read;
  const report = {
    status: event,
    amountDiram: toCheckedDiram(amount),
    currency,
    occurredAt: parseMoment(occurredAt),
  };
  return { reference, trusted: { eventId, report } };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new FailureError(400, "malformedJson");
  }
}

function toCheckedDiram(amount: number): number {
  if (!Number.isFinite(amount) || amount < 0 || amount > MAX_AMOUNT) {
    throw invalidFields({ amount: ["wrongInput"] });
  }
  return toDiram(amount);
}

function parseMoment(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalidFields({ occurredAt: ["date"] });
  return moment;
}

/** Minimum interval between queries about a payment that are triggered by unsigned notifications. */
const MIN_QUERY_INTERVAL_MS = 2_000;

/**
 * Handles a provider's webhook: applies a signed report, and queries the provider otherwise. Throws 401 if the webhook
 * is not from the operator, and 404 for an unknown payment.
 */
export async function handleProviderWebhook(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now" | "providers">,
  db: Database,
  operator: string,
  request: Omit<WebhookRequest, "now">,
): Promise<void> {
  const provider = service.providers.get(operator);
  const webhook = provider?.parseWebhook({ ...request, now: service.now() });
  if (!webhook) {
    service.metrics.refusedWebhooks.inc();
    throw new FailureError(401, "badSignature");
  }
  const [found] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.operator, operator), eq(payment.reference, webhook.reference)));
  // Not stored yet: the webhook arrived before our own response; the provider retries.
  if (!found) throw notFound();
  if (!webhook.trusted) {
    await pollProvider(service, found, MIN_QUERY_INTERVAL_MS);
    return;
  }
  const { eventId, report } = webhook.trusted;
  const source = { source: "callback", eventKey: `callback:${eventId}` } as const;
  await settlePayment(service, db, found.id, report, source);
}

const PROVIDER_TIMEOUT_MS = 8_000;

/** The provider's current report of a payment; `undefined` if it does not respond. */
export async function queryProvider(
  service: Pick<Service, "log" | "providers">,
  { id: paymentId, operator, reference }: Payment,
): Promise<ProviderReport | undefined> {
  const provider = service.providers.get(operator);
  if (!provider || reference === null) return undefined;
  try {
    return await withTimeout(PROVIDER_TIMEOUT_MS, provider.ask(reference));
  } catch (error) {
    const reason = { paymentId, operator, error: describeError(error) };
    service.log.warn(reason, "provider did not answer");
    return undefined;
  }
}

/** Applies a report that the provider returned to a query. */
export async function applyReport(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now">,
  { id }: Payment,
  report: ProviderReport,
): Promise<void> {
  const eventKey = `query:${report.status}:${report.amountDiram}`;
  await settlePayment(service, service.db, id, report, { source: "query", eventKey });
}

/**
 * Queries the provider about a payment without a report and applies the result; at most once per `everyMs` across all
 * callers. Returns the report, or `undefined` if no query was possible.
 */
export async function pollProvider(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now" | "providers">,
  pendingPayment: Payment,
  everyMs: number,
): Promise<"open" | "settled" | undefined> {
  if (!service.providers.has(pendingPayment.operator) || pendingPayment.reference === null)
    return undefined;
  const now = service.now();
  const [mine] = await service.db
    .update(payment)
    .set({ askedAt: now })
    .where(
      and(
        eq(payment.id, pendingPayment.id),
        or(isNull(payment.askedAt), lt(payment.askedAt, new Date(now.getTime() - everyMs))),
      ),
    )
    .returning({ id: payment.id });
  if (!mine) return undefined;
  const report = await queryProvider(service, pendingPayment);
  if (!report) return undefined;
  if (report.status === "open") return "open";
  await applyReport(service, pendingPayment, report);
  return "settled";
}
