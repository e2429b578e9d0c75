import { joinFullName } from "@sughurta/domain/person";
import type {
  AddressFields,
  ContactFields,
  DocumentFields,
  FullNameFields,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { useState } from "react";
import { fillFromProfileTexts } from "./fill-from-profile-texts.ts";
import type {
  ContactDocument,
  FillOffer,
  LoadSavedContacts,
  SavedContact,
  SavedContacts,
} from "./saved-contacts.tsx";

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

export interface FillButtonProps {
  /** `self` fills in the buyer, `home` only the buyer's address; `anyone` offers all saved contacts. */
  readonly who: FillOffer;
  /** Names of the fields that the contact fills in. */
  readonly fields: PersonFieldNames;
  /** Types of document that the form accepts, all by default. */
  readonly docTypes?: readonly number[] | undefined;
  /** Receives the known values, by the names of the fields; unknown values are omitted. */
  readonly onChoose: (known: Readonly<Record<string, string>>) => void;
  readonly load: LoadSavedContacts;
}

type State =
  | { readonly kind: "closed" | "loading" | "none" | "failed" }
  | { readonly kind: "open"; readonly people: readonly SavedContact[] };

const CLOSED: State = { kind: "closed" };

const all = ({ self, others }: SavedContacts) => [...(self ? [self] : []), ...others];

/** Requests the saved contacts when it is pressed: the buyer is filled in at once, others are chosen from a list. */
export function FillButton({ who, fields, docTypes, load, onChoose }: FillButtonProps) {
  const { t } = useTexts(fillFromProfileTexts);
  const [state, setState] = useState(CLOSED);
  const isChosen = who === "anyone";

  function choose(person: SavedContact) {
    const known = personToFields(person, fields, docTypes);
    if (Object.keys(known).length === 0) return setState({ kind: "none" });
    setState(CLOSED);
    onChoose(known);
  }

  async function ask() {
    setState({ kind: "loading" });
    try {
      const known = await load();
      const people = all(known);
      if (!isChosen && known.self) choose(known.self);
      else if (!isChosen || people.length === 0) setState({ kind: "none" });
      else setState({ kind: "open", people });
    } catch {
      setState({ kind: "failed" });
    }
  }

  const isOpen = state.kind === "open";
  return (
    <div className="sg-known-people">
      <Button
        variant="quiet"
        icon={who === "home" ? "map-pin" : "user"}
        busy={state.kind === "loading"}
        aria-expanded={isChosen ? isOpen : undefined}
        onClick={() => (isOpen ? setState(CLOSED) : void ask())}
      >
        {t(who)}
      </Button>
      {isOpen ? (
        <ul className="sg-known-people__list">
          {state.people.map((person) => (
            <li key={person.id}>
              <Button variant="secondary" onClick={() => choose(person)}>
                {joinFullName(person)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sg-known-people__note">
        {state.kind === "none" ? t(who === "home" ? "noHome" : "none") : null}
        {state.kind === "failed" ? t("failed") : null}
      </p>
    </div>
  );
}
