export { CallbackProvider, type RenderCallback } from "./callback/finish-by-phone.tsx";
export { defineOrder, type OrderDefinition } from "./definition/define-order.ts";
export { partsSchema } from "./definition/order-rules.ts";
export { UndoNote } from "./draft/undo-note.tsx";
export { type OrderEvent, OrderEventsProvider, useReportCheckout } from "./events/order-events.tsx";
export {
  type OrderSource,
  OrderSourceProvider,
  type QuotedPurchase,
  type QuotedPurchaseOptions,
  ReminderConsent,
  useQuotedPurchase,
} from "./purchase/use-quoted-purchase.tsx";
export { AgreementInput, type ReviewBlock, ReviewBlocks } from "./review/review-blocks.tsx";
export { summaryRow, verbatimRow } from "./review/summary-row.ts";
export type { EarlierAnswer } from "./screen/earlier-steps.tsx";
export { moveRows, useFocusAfterRender } from "./screen/motion-and-focus.ts";
export { OrderScreen } from "./screen/order-screen.tsx";
export type { OrderPurchase } from "./screen/order-screen-props.ts";
export {
  type OrderHistory,
  type OrderSteps,
  type PlaceByPart,
  stepPerPart,
  type WizardPosition,
} from "./steps/wizard-position.ts";
export { orderTexts } from "./texts/order-texts.ts";
export { type OrderWizard, useOrderWizard } from "./wizard/use-order-wizard.ts";
