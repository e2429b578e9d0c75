import type { Language } from "@sughurta/domain";
import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, eq } from "drizzle-orm";
import { type CheckoutForm, type Payment, payment } from "#src/platform/database/schema/sales.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { type Checkout, ProviderError } from "#src/sales/ports/payment-provider.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { openPayment, type PaymentRequest } from "./open-payment.ts";
import { closeAtProvider, resolvePendingPayment } from "./resolve-pending-payment.ts";
import { checkoutPath, type OriginPage, returnAddresses, webhookPath } from "./return-addresses.ts";

type Needs = Pick<
  Service,
  "config" | "db" | "jobs" | "log" | "metrics" | "now" | "providers" | "sanctions"
>;

const PROVIDER_TIMEOUT_MS = 8_000;

/** Address where the buyer pays. */
export interface StartedPayment {
  readonly paymentId: string;
  readonly redirectUrl: string;
}

/** Buyer data that the bank's page needs. */
export interface Buyer {
  readonly language: Language;
  readonly left: OriginPage;
}

function unavailable(): FailureError {
  return new FailureError(503, "providerUnavailable", { headers: { "Retry-After": "30" } });
}

/** After this many payments opened concurrently by other tabs, the buyer is asked to retry later. */
const MAX_RESOLVED = 3;

/**
 * Starts a payment: stores our row first, then opens the provider's session, then stores the session. Idempotent at any
 * point, also after a crash, because the provider is sent our payment's id. Resolves an earlier payment first: an order
 * cannot be paid at two operators.
 */
export async function startPayment(
  service: Needs,
  request: PaymentRequest,
  buyer: Buyer,
): Promise<StartedPayment> {
  const open = await openAfterResolving(service, request);
  if (open.state !== "created" && open.redirectUrl !== null) {
    return { paymentId: open.id, redirectUrl: open.redirectUrl };
  }
  const session = await askForSession(service, open, buyer);
  const [pending] = await service.db
    .update(payment)
    .set({ state: "pending", ...session, updatedAt: service.now() })
    .where(and(eq(payment.id, open.id), eq(payment.state, "created")))
    .returning();
  const [current] = pending
    ? [pending]
    : await service.db.select().from(payment).where(eq(payment.id, open.id));
  if (current?.state !== "pending" || current.redirectUrl === null) {
    await closeAtProvider(service, { ...open, reference: session.reference });
    throw new FailureError(409, "paymentBusy");
  }
  return { paymentId: current.id, redirectUrl: current.redirectUrl };
}

async function openAfterResolving(service: Needs, request: PaymentRequest): Promise<Payment> {
  for (let resolved = 0; ; resolved += 1) {
    const opened = await openPayment(service, request);
    if (opened.kind === "opened") return opened.payment;
    // The other tab's payment stays open: closing it would leave the buyer without any.
    if (resolved === MAX_RESOLVED) throw new FailureError(409, "paymentBusy");
    if (!(await resolvePendingPayment(service, opened.by))) {
      throw new FailureError(409, "paymentChecking");
    }
  }
}

/** Session data stored with a payment. */
interface StoredSession {
  readonly reference: string;
  readonly redirectUrl: string;
  readonly returnUrl: string;
  readonly checkoutForm: CheckoutForm | null;
}

async function askForSession(
  service: Pick<Service, "config" | "db" | "now" | "log" | "providers">,
  open: Payment,
  { language, left }: Buyer,
): Promise<StoredSession> {
  const provider = service.providers.get(open.operator);
  if (!provider) throw unavailable();
  const { publicUrl, payments } = service.config;
  const addresses = returnAddresses(publicUrl, left, open.id);
  try {
    const { reference, checkout } = await withTimeout(
      PROVIDER_TIMEOUT_MS,
      provider.start({
        merchantOrder: open.id,
        amountDiram: open.amountDiram,
        currency: open.currency,
        language,
        ...addresses,
        noticeUrl: `${payments.url}${webhookPath(open.operator)}`,
        expiresAt: open.expiresAt,
      }),
    );
    if (!/^https?:$/.test(new URL(checkout.url).protocol)) throw new Error("foreign scheme");
    const returnUrl = addresses.successUrl;
    return {
      reference,
      returnUrl,
      ...storedCheckout(checkout, `${payments.url}${checkoutPath(open.id)}?lang=${language}`),
    };
  } catch (error) {
    service.log.error(
      { paymentId: open.id, operator: open.operator, error: describeError(error) },
      "provider did not open a payment",
    );
    if (error instanceof ProviderError && error.code === "duplicateOrder") {
      await supersede(service, open);
    }
    throw unavailable();
  }
}

function storedCheckout(checkout: Checkout, formPage: string) {
  if (checkout.kind === "redirect") return { redirectUrl: checkout.url, checkoutForm: null };
  const { url, fields } = checkout;
  return { redirectUrl: formPage, checkoutForm: { url, fields } };
}

/**
 * The provider has the order but its response was lost, so the buyer never reached it: the next try uses a new order.
 */
async function supersede({ db, now }: Pick<Service, "db" | "now">, lost: Payment): Promise<void> {
  await db
    .update(payment)
    .set({ state: "superseded", updatedAt: now() })
    .where(and(eq(payment.id, lost.id), eq(payment.state, "created")));
}
