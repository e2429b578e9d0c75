import type {
  ContactDocument,
  SavedContact,
  SavedContacts,
} from "@sughurta/order/fill-from-profile";

/** Somebody whom the page knows; what it does not know is left out. */
export interface ShopPerson {
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic?: string | undefined;
  /** ISO date. */
  readonly birthDate?: string | undefined;
  readonly gender?: "f" | "m" | undefined;
  /** Two-letter code of the country. */
  readonly citizenship?: string | undefined;
  /** Nine national digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly documents?: readonly Partial<ContactDocument>[] | undefined;
  readonly address?: SavedContact["address"];
}

/** Whom the page knows: its own user, and whom they may buy for. */
export interface ShopPeople {
  readonly buyer?: ShopPerson | undefined;
  readonly others?: readonly ShopPerson[] | undefined;
}

/** People of the page as orders fill them in. */
export function toSavedContacts({ buyer, others = [] }: ShopPeople): SavedContacts {
  return {
    self: buyer && toSavedContact(buyer, "buyer"),
    others: others.map((person, index) => toSavedContact(person, String(index))),
  };
}

/** What an order offers to fill in of them. */
export function offersOf({ buyer, others = [] }: ShopPeople) {
  return {
    self: buyer !== undefined,
    home: buyer?.address !== undefined,
    anyone: buyer !== undefined || others.length > 0,
  };
}

function toSavedContact(person: ShopPerson, id: string): SavedContact {
  const { lastName, firstName, address, documents = [] } = person;
  const { patronymic = "", birthDate = "", gender = "" } = person;
  const { citizenship = "", phone = "", email = "" } = person;
  return {
    id,
    lastName,
    firstName,
    patronymic,
    birthDate,
    gender,
    citizenship,
    phone,
    email,
    address,
    documents: documents.map(toDocument),
  };
}

function toDocument({
  docType = "",
  series = "",
  docNumber = "",
  issueDate = "",
  issueInstitution = "",
  validTo = "",
}: Partial<ContactDocument>): ContactDocument {
  return { docType, series, docNumber, issueDate, issueInstitution, validTo };
}
