export { ConflictingDraftDialog, initialsOf } from "./conflicting-draft-dialog.tsx";
export { discardOrderDraft } from "./discard-order-draft.ts";
export { DraftChanged } from "./draft-changed.tsx";
export type { BrowserPart, DraftDefinition, DraftNames } from "./draft-definition.ts";
export { DraftNote } from "./draft-note.tsx";
export type { ConflictingDraft, DraftNotice } from "./draft-record.ts";
export { useDraft } from "./use-draft.ts";
export { pickOrderFields, writeDraft } from "./write-draft.ts";
