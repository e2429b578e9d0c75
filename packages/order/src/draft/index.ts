export { ConflictingDraftDialog } from "./conflicting-draft-dialog.tsx";
export { discardOrderDraft } from "./discard-order-draft.ts";
export { DraftChanged } from "./draft-changed.tsx";
export type { BrowserPart, DraftDefinition, DraftNames } from "./draft-definition.ts";
export type { ConflictingDraft, DraftNotice } from "./drafted-order.ts";
export { initialsOf } from "./initials-of.ts";
export { pickOrderFields } from "./pick-order-fields.ts";
export { useDraft } from "./use-draft.ts";
export { writeDraft } from "./write-draft.ts";
