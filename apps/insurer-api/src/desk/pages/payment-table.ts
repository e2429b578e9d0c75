import { type Language, operatorName } from "@sughurta/domain";
import type { Context } from "hono";
import { nameOf } from "#src/desk/personal/name-of.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge, rowLink, type Tone } from "#src/desk/shell/desk-table.ts";
import type { PaymentState } from "#src/platform/database/schema/sales.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { DeskContext } from "./desk-context.ts";
import type { DeskPayment } from "./payment-facts.ts";
import { paymentDeskTexts } from "./payment-texts.ts";
import { personalTable } from "./work-list.ts";

const TONES: Readonly<Record<PaymentState, Tone>> = {
  created: "neutral",
  pending: "info",
  submitted: "warning",
  paid: "success",
  failed: "neutral",
  cancelled: "neutral",
  expired: "neutral",
  superseded: "neutral",
  review: "warning",
  refunding: "warning",
  refunded: "neutral",
  closed: "neutral",
};

/** Badge with the state of a payment. */
export const paymentBadge = (state: PaymentState, language: Language) =>
  badge(TONES[state], paymentDeskTexts[language].states[state]);

/** Table of payments; `when` is the label of their time column. */
export function paymentTable(
  deskContext: DeskContext,
  context: Context,
  payments: readonly DeskPayment[],
  when: string,
) {
  const language = pageLanguage(context);
  const texts = paymentDeskTexts[language];
  return personalTable(deskContext, context, payments, {
    kind: "payment",
    caption: texts.title,
    columns: [
      texts.buyer,
      texts.state,
      texts.why,
      texts.operator,
      when,
      { label: texts.price, isSum: true },
    ],
    idOf: ({ payment }) => payment.id,
    cellsOf: ({ payment, order, reason, since }, view) => [
      rowLink(
        `${deskContext.path}/payments/${payment.id}?lang=${language}`,
        view.name(nameOf(order.holder)),
      ),
      paymentBadge(payment.state, language),
      reason === null ? "" : (texts.reasons[reason] ?? reason),
      operatorName(payment.operator, language),
      momentView(deskContext, since),
      moneyText(payment.amountDiram, payment.currency, language),
    ],
  });
}
