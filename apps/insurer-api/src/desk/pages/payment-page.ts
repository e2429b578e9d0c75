import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { deskPayment } from "./payment-facts.ts";
import type { PaymentDeskTexts } from "./payment-texts.ts";
import type { Seat } from "./seat.ts";

/** One payment as its page shows it. */
export type ShownPayment = NonNullable<Awaited<ReturnType<typeof deskPayment>>>;

/** What the parts of a payment's page are drawn with. */
export interface PaymentPage {
  readonly view: PersonalView;
  readonly seat: Seat;
  readonly texts: PaymentDeskTexts;
  readonly language: Language;
  readonly today: string;
  /** Whether whoever looks may decide about it. */
  readonly mayDecide: boolean;
}

/** How much it was, in TJS. */
export function amountField(texts: PaymentDeskTexts, value?: number) {
  return html`<label>${texts.amount} <input name="amount" type="number" min="0.01" step="0.01" required value="${value ?? ""}"></label>`;
}

/** The day on which it was paid. */
export function dayField(texts: PaymentDeskTexts, today: string) {
  return html`<label>${texts.paidOn} <input name="paidOn" type="date" max="${today}" required></label>`;
}
