import { joinFullName } from "@sughurta/domain/person";
import type {
  AddressFields,
  ContactFields,
  DocumentFields,
  FullNameFields,
} from "@sughurta/forms/people";
import type { ContactDocument, SavedContact } from "./saved-contacts.tsx";

/** Names of the fields of one person; a field that the form lacks is omitted. */
export interface PersonFieldNames {
  readonly name?: Partial<FullNameFields>;
  readonly birthDate?: string;
  readonly gender?: string;
  readonly citizenship?: string;
  readonly contacts?: ContactFields;
  readonly document?: DocumentFields;
  /** An address; with `city` the town has a field of its own. */
  readonly address?: AddressFields & { readonly city?: string };
}

type Entry = readonly [name: string | undefined, value: string];

const isNamed = (entry: Entry): entry is readonly [string, string] => entry[0] !== undefined;
const isKnown = ([, value]: Entry) => value !== "";

/** A full name and its parts: a part that the person lacks is emptied. */
function nameEntries({ name = {} }: PersonFieldNames, person: SavedContact): Entry[] {
  const fullName = joinFullName(person);
  if (fullName === "") return [];
  const { lastName, firstName, patronymic } = person;
  return [
    [name.fullName, fullName],
    [name.lastName, lastName],
    [name.firstName, firstName],
    [name.patronymic, patronymic],
  ];
}

/** A document is filled in whole: no field of another one remains. */
function documentEntries(
  { document }: PersonFieldNames,
  known: ContactDocument | undefined,
): Entry[] {
  if (!document || !known) return [];
  return [
    [document.docType, known.docType],
    [document.series, known.series],
    [document.docNumber, known.docNumber],
    [document.issueDate, known.issueDate],
    [document.issueInstitution, known.issueInstitution],
    [document.validTo, known.validTo],
  ];
}

function addressEntries({ address }: PersonFieldNames, person: SavedContact): Entry[] {
  if (!address || !person.address) return [];
  const { city, address: street, postalCode } = person.address;
  const whole = address.city === undefined ? [city, street].filter(Boolean).join(", ") : street;
  return [
    [address.city, city],
    [address.address, whole],
    [address.postalCode, postalCode],
  ];
}

/**
 * The known values of a person, by the names of the fields of a form; unknown values are omitted, so that no input is
 * lost. `docTypes` are the types of document that the form accepts, all by default.
 */
export function personToFields(
  person: SavedContact,
  fields: PersonFieldNames,
  docTypes?: readonly number[],
): Readonly<Record<string, string>> {
  const taken = docTypes?.map(String);
  const document = person.documents.find(({ docType }) => taken?.includes(docType) ?? true);
  const single: Entry[] = [
    [fields.birthDate, person.birthDate],
    [fields.gender, person.gender],
    [fields.citizenship, person.citizenship],
    [fields.contacts?.phone, person.phone],
    [fields.contacts?.email, person.email],
  ];
  return Object.fromEntries(
    [
      ...nameEntries(fields, person),
      ...single.filter(isKnown),
      ...documentEntries(fields, document),
      ...addressEntries(fields, person).filter(isKnown),
    ].filter(isNamed),
  );
}
