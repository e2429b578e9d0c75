import type { Language, PaymentOperator } from "@sughurta/domain";
import type { CheckoutForm } from "#src/platform/database/schema/sales.ts";

/** Request for a payment at a provider. */
export interface PaymentRequest {
  /** Our payment id: idempotency key of the session. */
  readonly merchantOrder: string;
  readonly amountDiram: number;
  readonly currency: string;
  readonly language: Language;
  /** Return address of the browser; neither says anything about the outcome. */
  readonly successUrl: string;
  readonly errorUrl: string;
  /** Webhook address of the payment. */
  readonly noticeUrl: string;
  readonly expiresAt: Date;
}

/** Redirect of the buyer to the provider: an address, or a form to post. */
export type Checkout =
  | { readonly kind: "redirect"; readonly url: string }
  | ({ readonly kind: "form" } & CheckoutForm);

/** A payment session opened at a provider. */
interface PaymentSession {
  readonly reference: string;
  readonly checkout: Checkout;
}

/** A provider's report of a payment, in a signed webhook or in response to a query. */
export interface ProviderReport {
  readonly status: "open" | "paid" | "failed" | "cancelled";
  readonly amountDiram: number;
  readonly currency: string;
  readonly occurredAt: Date;
}

/** A received webhook. */
export interface WebhookRequest {
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: string;
  readonly now: Date;
}

/** The payment of a webhook. Without a report it is an unsigned notification, after which the provider is queried. */
export interface WebhookPayload {
  readonly reference: string;
  readonly trusted?: { readonly eventId: string; readonly report: ProviderReport };
}

/** A refund through the original payment. */
interface RefundRequest {
  readonly reference: string;
  /** Our refund id, for providers that support it as an idempotency key. */
  readonly refundId: string;
  readonly amountDiram: number;
  readonly currency: string;
}

/** The port for a payment provider. Every method ends within seconds or throws. */
export interface PaymentProvider {
  readonly operator: PaymentOperator;
  /** Time limit of the provider's own page, if shorter than our setting. */
  readonly sessionSeconds?: number;
  start(request: PaymentRequest): Promise<PaymentSession>;
  /** Parses a webhook; `undefined` if it is not from the provider. Throws if it is, but invalid. */
  parseWebhook(webhook: WebhookRequest): WebhookPayload | undefined;
  ask(reference: string): Promise<ProviderReport>;
  /**
   * Refunds money and returns the provider's transfer number. Omitted if refunds are made in the provider's back
   * office.
   */
  readonly refund?: (request: RefundRequest) => Promise<string>;
  /** Closes a payment: resolves once it can no longer be paid, and throws if the provider does not support that. */
  close(reference: string): Promise<void>;
}

/** Reason of a failed provider request. */
type ProviderErrorCode =
  /** No response, or an unreadable one. */
  | "unavailable"
  /** The provider already has this order and does not return its address. */
  | "duplicateOrder"
  | "refused"
  | "notSupported";

/** A failed provider request; the message contains neither key nor address. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;

  constructor(code: ProviderErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
