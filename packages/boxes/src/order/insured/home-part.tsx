import { tidyName } from "@sughurta/domain";
import type { BoxInsured } from "@sughurta/domain/box";
import { focusField, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { answeredRow, FieldGroup, KnownPeopleOffer } from "@sughurta/order";
import type { InsuredValues } from "../box-order-values.ts";
import { HOME_MAX_LENGTH } from "./insured-limits.ts";
import type { InsuredFieldsProps, InsuredPart } from "./insured-part.ts";
import { KNOWN_HOME_FIELDS, knownHome } from "./known-home.ts";
import { insuredTexts } from "./texts/insured-texts.ts";

/** Room for letters too many: the rule tells it, nothing is cut. */
const ROOM = 10;
/** The service takes the address as one text. */
const SERVER_FIELDS = { insuredAddress: "insuredHome.city" } as const;

function toInsured({ insuredHome: { city, street, house, flat } }: InsuredValues): BoxInsured {
  if ([city, street, house].some((part) => part.trim() === "")) return {};
  const parts = [city, `${street} ${house}`, flat].map(tidyName).filter(Boolean);
  return { insuredAddress: parts.join(", ") };
}

function HomeFields({ form }: InsuredFieldsProps) {
  const { t } = useTexts(insuredTexts);
  return (
    <FieldGroup title={t("address.title")} hint={t("address.hint")}>
      <KnownPeopleOffer
        who="home"
        fields={KNOWN_HOME_FIELDS}
        onChoose={(known) => {
          form.setValues((before) => ({ ...before, insuredHome: knownHome(known) }));
          focusField(form, "insuredHome.city");
        }}
      />
      <TextInput
        name="insuredHome.city"
        label={t("address.city")}
        autoComplete="address-level2"
        maxLength={HOME_MAX_LENGTH.city + ROOM}
      />
      <TextInput
        name="insuredHome.street"
        label={t("address.street")}
        autoComplete="off"
        maxLength={HOME_MAX_LENGTH.street + ROOM}
      />
      <div className="sg-insured-home__numbers">
        <TextInput
          name="insuredHome.house"
          label={t("address.house")}
          width="short"
          autoComplete="off"
          maxLength={HOME_MAX_LENGTH.house + ROOM}
        />
        <TextInput
          name="insuredHome.flat"
          label={t("address.flat")}
          hint={t("address.flatHint")}
          width="short"
          autoComplete="off"
          maxLength={HOME_MAX_LENGTH.flat + ROOM}
          optional
        />
      </div>
    </FieldGroup>
  );
}

/** A home by its address. */
export const homePart: InsuredPart = {
  toInsured,
  serverFields: SERVER_FIELDS,
  rows: (values, t) =>
    answeredRow("address", t("address.term"), toInsured(values).insuredAddress ?? ""),
  place: "beforeHolder",
  Fields: HomeFields,
};
