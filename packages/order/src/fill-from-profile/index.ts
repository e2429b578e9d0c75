export { FillFromProfile } from "./fill-from-profile.tsx";
export type { PersonFieldNames } from "./person-to-fields.ts";
export type {
  ContactDocument,
  SavedContact,
  SavedContacts,
} from "./saved-contact.ts";
export { SavedContactsProvider } from "./saved-contacts-provider.tsx";
