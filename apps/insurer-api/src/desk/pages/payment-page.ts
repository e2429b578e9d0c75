import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { DeskContext } from "./desk-context.ts";
import type { deskPayment } from "./payment-facts.ts";
import type { PaymentDeskTexts } from "./payment-texts.ts";

/** Data of a payment page. */
export type PaymentView = NonNullable<Awaited<ReturnType<typeof deskPayment>>>;

/** Context for rendering the sections of a payment page. */
export interface PaymentPage {
  readonly view: PersonalView;
  readonly deskContext: DeskContext;
  readonly texts: PaymentDeskTexts;
  readonly language: Language;
  readonly today: string;
  /** Whether the user may decide about the payment. */
  readonly mayDecide: boolean;
}

/** Field for the received amount in TJS. */
export function amountField(texts: PaymentDeskTexts, value?: number) {
  return html`<label>${texts.amount} <input name="amount" type="number" min="0.01" step="0.01" required value="${value ?? ""}"></label>`;
}

/** Field for the day of the payment. */
export function dayField(texts: PaymentDeskTexts, today: string) {
  return html`<label>${texts.paidOn} <input name="paidOn" type="date" max="${today}" required></label>`;
}
