export { FillFromProfile } from "./fill-from-profile.tsx";
export { fillFromProfileTexts } from "./fill-from-profile-texts.ts";
export type { PersonFieldNames } from "./person-to-fields.ts";
export type {
  ContactDocument,
  SavedContact,
  SavedContacts,
} from "./saved-contact.ts";
export { SavedContactsProvider } from "./saved-contacts-provider.tsx";
