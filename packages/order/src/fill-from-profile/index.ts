export type { PersonFieldNames } from "./fill-button.tsx";
export { FillFromProfile } from "./fill-from-profile.tsx";
export { fillFromProfileTexts } from "./fill-from-profile-texts.ts";
export {
  type ContactDocument,
  type SavedContact,
  type SavedContacts,
  SavedContactsProvider,
} from "./saved-contacts.tsx";
