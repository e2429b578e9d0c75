import type { ApiClient } from "@sughurta/api-client";
import {
  addresses,
  identityDocuments,
  type MyPerson,
  myPeople,
  profile,
} from "@sughurta/contracts/account";
import { type Gender, genderLetter, parsePhone } from "@sughurta/domain";
import type {
  ContactDocument,
  SavedContact,
  SavedContacts,
} from "@sughurta/order/fill-from-profile";

type SavedDocument = NonNullable<MyPerson["document"]>;

const toGender = (gender: Gender | null | undefined) =>
  typeof gender === "number" ? genderLetter(gender) : "";

function toContactDocument(saved: SavedDocument): ContactDocument {
  const { docType, series = "", docNumber, issueDate, issueInstitution, dateTo } = saved;
  return {
    docType: String(docType),
    series,
    docNumber,
    issueDate,
    issueInstitution,
    validTo: dateTo ?? "",
  };
}

function savedContact(person: MyPerson): SavedContact {
  const { id, lastName, firstName, patronymic = "", birthDate, citizenship = "" } = person;
  return {
    id,
    lastName,
    firstName,
    patronymic,
    birthDate,
    gender: toGender(person.gender),
    citizenship,
    phone: "",
    email: "",
    documents: person.document ? [toContactDocument(person.document)] : [],
  };
}

/** Contacts of the signed-in person and of the people for whom they buy. Throws when they cannot be loaded. */
export async function loadSavedContacts(client: ApiClient): Promise<SavedContacts> {
  const [person, documents, saved, people] = await Promise.all([
    client.send(profile, {}),
    client.send(identityDocuments, {}),
    client.send(addresses, {}),
    client.send(myPeople, {}),
  ]);
  if (person.status !== 200) throw new Error(person.data.message);
  if (documents.status !== 200) throw new Error(documents.data.message);
  if (saved.status !== 200) throw new Error(saved.data.message);
  if (people.status !== 200) throw new Error(people.data.message);
  const { lastName, firstName, patronymic, birthDate, gender, phone, email } = person.data;
  const [address] = saved.data;
  const self: SavedContact = {
    id: "self",
    lastName,
    firstName,
    patronymic,
    birthDate: birthDate ?? "",
    gender: toGender(gender),
    citizenship: "",
    phone: parsePhone(phone) ?? "",
    email,
    documents: documents.data.map(toContactDocument),
    address: address && { ...address, postalCode: address.postalCode ?? "" },
  };
  return {
    // A contact without any data of its own is not offered.
    self: lastName === "" && self.documents.length === 0 && !address ? undefined : self,
    others: people.data.map(savedContact),
  };
}
