import { isIsoDate } from "@sughurta/domain";
import { allowsPregnancy, type TravelAddOn } from "@sughurta/domain/travel";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, MoreOptions } from "@sughurta/order/options";
import { lastQuote } from "@sughurta/order/quote";
import { Stack } from "@sughurta/ui-kit";
import { pricedBirthDate } from "#src/model/priced-birth-date.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";
import { AddOnCard } from "./add-on-card.tsx";
import { FIRST_ADD_ONS, MORE_ADD_ONS } from "./add-on-groups.ts";
import { CovidPeople } from "./covid-people.tsx";

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
