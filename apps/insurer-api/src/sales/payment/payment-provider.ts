import type { Language, PaymentOperator } from "@sughurta/domain";

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
  readonly expiresAt: Date;
}

/** A payment opened at a provider. */
export interface PaymentSession {
  readonly reference: string;
  readonly redirectUrl: string;
}

/** What a provider says of a payment, in a signed notice or when asked. */
export interface ProviderReport {
  readonly status: "open" | "paid" | "failed" | "cancelled";
  readonly amountDiram: number;
  readonly currency: string;
  readonly occurredAt: Date;
}

/** The port for a payment provider. Every method ends within seconds or throws. */
export interface PaymentProvider {
  readonly operator: PaymentOperator;
  open(request: PaymentRequest): Promise<PaymentSession>;
  ask(reference: string): Promise<ProviderReport>;
  /** Closes a payment: resolves once nobody can pay it any more, and throws where the provider cannot do that. */
  close(reference: string): Promise<void>;
}
