export { ConflictingDraftDialog, toInitials } from "./conflicting-draft-dialog.tsx";
export { DraftChanged } from "./draft-changed.tsx";
export { DraftNote } from "./draft-note.tsx";
export type {
  BrowserPart,
  ConflictingDraft,
  DraftDefinition,
  DraftNames,
  DraftNotice,
} from "./draft-record.ts";
export { discardOrderDraft, pickOrderFields, writeDraft } from "./draft-store.ts";
export { useDraft } from "./use-draft.ts";
