export {
  ContinueOnAnotherDevice,
  type ContinueOnAnotherDeviceProps,
} from "./another-device/continue-on-another-device.tsx";
export {
  DraftFromAnotherDevice,
  type DraftFromAnotherDeviceProps,
} from "./another-device/draft-from-another-device.tsx";
export { isTransferLink } from "./another-device/transfer-link.ts";
export {
  type CallbackOrder,
  CallbackProvider,
  type RenderCallback,
} from "./callback/callback-provider.tsx";
export { defineOrder, type OrderDefinition } from "./definition/define-order.ts";
export { partsSchema } from "./definition/parts-schema.ts";
export { discardOrderDraft } from "./draft/discard-order-draft.ts";
export type {
  BrowserPart,
  DraftDefinition,
  DraftNames,
  DraftTypes,
} from "./draft/draft-definition.ts";
export type { DraftNotice, OlderDraft } from "./draft/drafted-order.ts";
export { initialsOf } from "./draft/initials-of.ts";
export { knownValues } from "./draft/known-values.ts";
export { OlderDraftDialog, type OlderDraftDialogProps } from "./draft/older-draft-dialog.tsx";
export { type PlacedDraft, placeDraft } from "./draft/place-draft.ts";
export { useDraft } from "./draft/use-draft.ts";
export type { OrderEvent, OrderEventHandler } from "./events/order-event.ts";
export { OrderEventsProvider } from "./events/order-events-provider.tsx";
export { useFocusAfterRender } from "./focus/use-focus-after-render.ts";
export {
  KnownPeopleOffer,
  type KnownPeopleOfferProps,
} from "./known-people/known-people-offer.tsx";
export {
  KnownPeopleProvider,
  type KnownPeopleProviderProps,
} from "./known-people/known-people-provider.tsx";
export type { KnownDocument, KnownPeople, KnownPerson } from "./known-people/known-person.ts";
export type { PersonFieldNames } from "./known-people/known-values.ts";
export { type LaterPart, laterPart } from "./later/later-part.ts";
export { type LaterViews, laterViews } from "./later/later-views.ts";
export { usePreloadedTexts } from "./later/use-preloaded-texts.ts";
export { FieldGroup, type FieldGroupProps } from "./options/field-group.tsx";
export { OfferedPrice, type OfferedPriceProps } from "./options/offered-price.tsx";
export { OptionCard, type OptionCardProps } from "./options/option-card.tsx";
export { splitCouponRefusal } from "./purchase/coupon-refusal.ts";
export {
  type QuotedPurchase,
  type QuotedPurchaseOptions,
  useQuotedPurchase,
} from "./purchase/use-quoted-purchase.ts";
export { priceChange } from "./quote/price-change.ts";
export { QuotePrice, type QuotePriceProps } from "./quote/quote-price.tsx";
export { QuoteProblemNote, type QuoteProblemNoteProps } from "./quote/quote-problem.tsx";
export { lastQuote, type Quote, type QuoteOutcome, type QuoteState } from "./quote/quote-state.ts";
export { type QuoteControl, useQuote } from "./quote/use-quote.ts";
export { AgreementInput } from "./review/agreement-input.tsx";
export { answeredRow } from "./review/answered-row.ts";
export { type ReviewBlock, ReviewBlocks, type ReviewBlocksProps } from "./review/review-blocks.tsx";
export type { EarlierAnswer } from "./screen/earlier-steps.tsx";
export type { OrderPayment, OrderPurchase } from "./screen/order-purchase.ts";
export { OrderScreen } from "./screen/order-screen.tsx";
export type { OrderScreenProps } from "./screen/order-screen-props.ts";
export type { OrderHistory } from "./steps/order-history.ts";
export { type OrderSteps, stepPerPart } from "./steps/order-layout.ts";
export type { OrderPlace, PlaceByPart } from "./steps/order-place.ts";
export { QuotePanel, type QuotePanelProps } from "./summary/quote-panel.tsx";
export { SummaryPanel, type SummaryPanelProps } from "./summary/summary-panel.tsx";
export { laterOrderTexts } from "./texts/later-order-texts.ts";
export { orderTexts } from "./texts/order-texts.ts";
export type { OrderWizard } from "./wizard/order-wizard.ts";
export { useOrderWizard } from "./wizard/use-order-wizard.ts";
