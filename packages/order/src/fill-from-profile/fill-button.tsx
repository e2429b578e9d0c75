import { joinFullName } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { useState } from "react";
import { fillFromProfileTexts } from "./fill-from-profile-texts.ts";
import { type PersonFieldNames, personToFields } from "./person-to-fields.ts";
import type {
  FillOffer,
  LoadSavedContacts,
  SavedContact,
  SavedContacts,
} from "./saved-contacts.tsx";

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
