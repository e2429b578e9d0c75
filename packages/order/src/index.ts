export { CallbackProvider, type RenderCallback } from "./callback/finish-by-phone.tsx";
export { defineOrder, type OrderDefinition } from "./definition/define-order.ts";
export { partsSchema } from "./definition/parts-schema.ts";
export { UndoNote } from "./draft/undo-note.tsx";
export { type OrderEvent, OrderEventsProvider, useReportCheckout } from "./events/order-events.tsx";
export { useFocusAfterRender } from "./focus/use-focus-after-render.ts";
export {
  type QuotedPurchase,
  type QuotedPurchaseOptions,
  useQuotedPurchase,
} from "./purchase/use-quoted-purchase.ts";
export { AgreementInput } from "./review/agreement-input.tsx";
export { type ReviewBlock, ReviewBlocks } from "./review/review-blocks.tsx";
export { summaryRow, verbatimRow } from "./review/summary-row.ts";
export type { EarlierAnswer } from "./screen/earlier-steps.tsx";
export { moveRows } from "./screen/motion.ts";
export { OrderScreen } from "./screen/order-screen.tsx";
export type { OrderPurchase } from "./screen/order-screen-props.ts";
export { type OrderHistory, type OrderSteps, stepPerPart } from "./steps/order-layout.ts";
export type { PlaceByPart, WizardPosition } from "./steps/wizard-position.ts";
export { orderTexts } from "./texts/order-texts.ts";
export { type OrderWizard, useOrderWizard } from "./wizard/use-order-wizard.ts";
