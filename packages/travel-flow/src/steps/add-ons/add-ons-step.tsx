import { isIsoDate } from "@sughurta/domain";
import {
  addOnSums,
  addOnValue,
  allowsPregnancy,
  COVID_SUM,
  OPTION_CODES,
  type TravelAddOn,
  withOption,
} from "@sughurta/domain/travel";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, MoreOptions, OptionCard, type OptionCardProps } from "@sughurta/order/options";
import { lastQuote } from "@sughurta/order/quote";
import { Checkbox, Stack } from "@sughurta/ui-kit";
import { personLabel } from "#src/model/describe-order.ts";
import { switchedOnValue } from "#src/model/order-effects.ts";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { pricedBirthDate } from "#src/model/people.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

/** Add-ons, all off at first, each with its additional price (S1 §2, SPEC-33). */
export function AddOnsStep({ form, quote }: StepProps) {
  const { t } = useTexts(travelTexts);
  const { las, beginDate } = form.values;
  const last = lastQuote(quote);
  const parts = new Map(last?.parts.map(({ part, sumPrem }) => [part, sumPrem]));
  const birthDates = las.map(pricedBirthDate).filter(isIsoDate);
  const pregnancy = isIsoDate(beginDate) && allowsPregnancy(birthDates, beginDate);

  const unavailable = (field: TravelAddOn) =>
    field === "pregnantOption" && !pregnancy ? t("errors.pregnancyAge") : undefined;

  const cards = (fields: readonly TravelAddOn[]) => (
    <div className="sg-options">
      {fields.map((field) => (
        <AddOnCard
          key={field}
          field={field}
          values={form.values}
          premium={parts.get(field)}
          offer={last?.offered.get(field)}
          stale={quote.kind !== "ready"}
          unavailable={unavailable(field)}
        >
          {field === "covid19Option" && form.values.covid19Option > 0 ? (
            <CovidPeople form={form} />
          ) : null}
        </AddOnCard>
      ))}
    </div>
  );
  const more = MORE_ADD_ONS.flatMap(({ fields }) => fields);

  return (
    <Stack gap="sm">
      {cards(FIRST_ADD_ONS)}
      <MoreOptions count={more.length} hasChosen={more.some((field) => form.values[field] > 0)}>
        {MORE_ADD_ONS.map(({ key, fields }) => (
          <FieldGroup key={key} title={t(`addOns.groups.${key}`)}>
            {cards(fields)}
          </FieldGroup>
        ))}
      </MoreOptions>
    </Stack>
  );
}

/** Add-ons shown first, not collapsed: an editorial choice, no statistics. */
const FIRST_ADD_ONS: readonly TravelAddOn[] = [
  "thingsSumAssured",
  "flightDelaySign",
  "accSumAssured",
];

/** The other add-ons, grouped by subject. */
const MORE_ADD_ONS: readonly {
  readonly key: "luggage" | "health" | "home";
  readonly fields: readonly TravelAddOn[];
}[] = [
  {
    key: "luggage",
    fields: ["baggageLossSign", "baggageDelaySign"],
  },
  {
    key: "health",
    fields: [
      "covid19Option",
      "pregnantOption",
      "poisoningOption",
      "sunOption",
      "alcoholicOption",
      "seaCreatureOption",
    ],
  },
  { key: "home", fields: ["flatSumAssured", "neighborSumAssured"] },
];

export interface AddOnCardProps
  extends Pick<OptionCardProps, "premium" | "offer" | "stale" | "unavailable" | "children"> {
  readonly field: TravelAddOn;
  readonly values: TravelOrderValues;
}

/** An add-on of a trip (S1 §4). */
function AddOnCard({ field, values, offer, ...card }: AddOnCardProps) {
  const { t, format } = useTexts(travelTexts);
  const value = switchedOnValue(values, field);
  return (
    <OptionCard
      {...card}
      name={field}
      label={t(`addOns.${field}`)}
      hint={t(`addOns.hints.${field}`, { sum: format.number(COVID_SUM) })}
      value={values[field]}
      sums={addOnSums(field)}
      currency={values.currency}
      switchedOn={() => value}
      // The service prices the middle sum: the price of another sum is known once the add-on is on.
      offer={value === addOnValue(field, true) ? offer : undefined}
    />
  );
}

/** People with Covid cover, where several travel (S1 §4, SPEC-36). */
function CovidPeople({ form }: Pick<StepProps, "form">) {
  const texts = useTexts(travelTexts);
  const { las } = form.values;
  if (las.length < 2) return null;

  function choose(uid: string, on: boolean) {
    form.setValues((before) => ({
      ...before,
      las: before.las.map((person) =>
        person.uid === uid
          ? { ...person, sequence: withOption(person.sequence, OPTION_CODES.covid, on) }
          : person,
      ),
    }));
  }

  return (
    <fieldset className="sg-add-on__people">
      <legend>{texts.t("addOns.covidFor")}</legend>
      {las.map((person, index) => (
        <Checkbox
          key={person.uid}
          name={`las[${index}].sequence`}
          label={personLabel(person, index, texts)}
          checked={person.sequence.includes(OPTION_CODES.covid)}
          onChange={({ currentTarget }) => choose(person.uid, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
