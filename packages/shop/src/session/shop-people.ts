import type { Prefill, PrefillPerson } from "@sughurta/contracts/partner";
import { parsePhone } from "@sughurta/domain";
import type {
  ContactDocument,
  SavedContact,
  SavedContacts,
} from "@sughurta/order/fill-from-profile";

/** A person known to the page; unknown fields are omitted. */
export type ShopPerson = PrefillPerson;

/** People known to the page: its own user, and those for whom they may buy. */
export type ShopPeople = Pick<Prefill, "buyer" | "others">;

/** People of the page in the shape of the orders' contacts. */
export function toSavedContacts({ buyer, others = [] }: ShopPeople): SavedContacts {
  return {
    self: buyer && toSavedContact(buyer, "buyer"),
    others: others.map((person, index) => toSavedContact(person, String(index))),
  };
}

/** The contacts that an order may offer. */
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
    phone: parsePhone(phone) ?? phone,
    email,
    address: address && { ...address, postalCode: address.postalCode ?? "" },
    documents: documents.map(toDocument),
  };
}

type KnownDocument = NonNullable<ShopPerson["documents"]>[number];

function toDocument({
  docType = "",
  series = "",
  docNumber = "",
  issueDate = "",
  issueInstitution = "",
  validTo = "",
}: KnownDocument): ContactDocument {
  return { docType, series, docNumber, issueDate, issueInstitution, validTo };
}
