import type { Language, PaymentOperator } from "@sughurta/domain";
import type { CheckoutForm } from "#src/platform/database/schema/sales.ts";

/** What a provider is asked to collect. */
export interface PaymentRequest {
  /** Our payment id: asking twice with one id gives one session. */
  readonly merchantOrder: string;
  readonly amountDiram: number;
  readonly currency: string;
  readonly language: Language;
  /** Where the provider sends the browser afterwards; neither says anything about the outcome. */
  readonly successUrl: string;
  readonly errorUrl: string;
  /** Where the provider tells of the payment. */
  readonly noticeUrl: string;
  readonly expiresAt: Date;
}

/** How the buyer comes to the provider: an address, or a form. */
export type Checkout =
  | { readonly kind: "redirect"; readonly url: string }
  | ({ readonly kind: "form" } & CheckoutForm);

/** A payment opened at a provider. */
interface PaymentSession {
  readonly reference: string;
  readonly checkout: Checkout;
}

/** What a provider says of a payment, in a signed notice or when asked. */
export interface ProviderReport {
  readonly status: "open" | "paid" | "failed" | "cancelled";
  readonly amountDiram: number;
  readonly currency: string;
  readonly occurredAt: Date;
}

/** A notice as it arrived. */
export interface NoticeRequest {
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: string;
  readonly now: Date;
}

/** Which payment a notice is about. Without a report it is a nudge, which nobody vouches for: the provider is asked. */
export interface Notice {
  readonly reference: string;
  readonly trusted?: { readonly eventId: string; readonly report: ProviderReport };
}

/** Money that goes back by the way it came. */
interface RefundRequest {
  readonly reference: string;
  /** Our refund id, for providers that know a repeated request by it. */
  readonly refundId: string;
  readonly amountDiram: number;
  readonly currency: string;
}

/** The port for a payment provider. Every method ends within seconds or throws. */
export interface PaymentProvider {
  readonly operator: PaymentOperator;
  /** How long the provider's own page may be paid, where that is shorter than our setting. */
  readonly sessionSeconds?: number;
  start(request: PaymentRequest): Promise<PaymentSession>;
  /** What a notice says; `undefined` where it is not the provider's. Throws where it is, and makes no sense. */
  readNotice(notice: NoticeRequest): Notice | undefined;
  ask(reference: string): Promise<ProviderReport>;
  /** Sends money back and answers the provider's number for it. Left out where that is done in the provider's office. */
  readonly refund?: (request: RefundRequest) => Promise<string>;
  /** Closes a payment: resolves once nobody can pay it any more, and throws where the provider cannot do that. */
  close(reference: string): Promise<void>;
}

/** Why a provider did not do what it was asked. */
type ProviderErrorCode =
  /** No answer, or one that is not an answer. */
  | "unavailable"
  /** It has this order already and does not say under which address. */
  | "duplicateOrder"
  | "refused"
  | "notSupported";

/** A provider did not do what it was asked; the message carries no key and no address. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;

  constructor(code: ProviderErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
