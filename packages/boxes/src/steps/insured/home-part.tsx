import { normalizeName } from "@sughurta/domain";
import type { BoxInsured } from "@sughurta/domain/box";
import { focusField, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { summaryRow } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import type { BoxOrderValues, InsuredValues } from "#src/model/box-order-values.ts";
import type { InsuredFieldsProps, InsuredPart } from "#src/model/insured-part.ts";
import { insuredTexts } from "#src/texts/boxes-texts.ts";

type Home = BoxOrderValues["insuredHome"];

/** Fields of a saved address: the street includes house and flat. */
export const HOME_PROFILE_FIELDS = { address: { city: "city", address: "street" } } as const;

const NUMBERS =
  /^(.+?),?\s+(?:(?:дом|д\.|хонаи|house)\s*)?(\d[^\s,]*)(?:,\s*(?:(?:квартира|кв\.|ҳуҷраи|flat)\s*)?(\d[^\s,]*))?$/iu;

/**
 * A saved address in the parts of the form; a house number that cannot be separated from its street has to be filled
 * in.
 */
export function savedHome({ city = "", street = "" }: Readonly<Record<string, string>>): Home {
  const [, name = street, house = "", flat = ""] = NUMBERS.exec(street.trim()) ?? [];
  return { city, street: name, house, flat };
}

/** The service expects the address as one text. */
const SERVER_FIELDS = { insuredAddress: "insuredHome.city" } as const;

function toInsured({ insuredHome: { city, street, house, flat } }: InsuredValues): BoxInsured {
  if ([city, street, house].some((part) => part.trim() === "")) return {};
  const parts = [city, `${street} ${house}`, flat].map(normalizeName).filter(Boolean);
  return { insuredAddress: parts.join(", ") };
}

function HomeFields({ form }: InsuredFieldsProps) {
  const { t } = useTexts(insuredTexts);
  return (
    <FieldGroup title={t("address.title")} hint={t("address.hint")}>
      <FillFromProfile
        who="home"
        fields={HOME_PROFILE_FIELDS}
        onChoose={(known) => {
          form.setValues((before) => ({ ...before, insuredHome: savedHome(known) }));
          focusField(form, "insuredHome.city");
        }}
      />
      <TextInput
        name="insuredHome.city"
        label={t("address.city")}
        requiredText={t("address.required.city")}
        autoComplete="address-level2"
      />
      <TextInput
        name="insuredHome.street"
        label={t("address.street")}
        requiredText={t("address.required.street")}
        autoComplete="off"
      />
      <div className="sg-insured-home__numbers">
        <TextInput
          name="insuredHome.house"
          label={t("address.house")}
          requiredText={t("address.required.house")}
          width="short"
          autoComplete="off"
        />
        <TextInput
          name="insuredHome.flat"
          label={t("address.flat")}
          hint={t("address.flatHint")}
          width="short"
          autoComplete="off"
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
    summaryRow("address", t("address.term"), toInsured(values).insuredAddress ?? ""),
  place: "beforeHolder",
  Fields: HomeFields,
};
