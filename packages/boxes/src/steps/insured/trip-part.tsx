import { isIsoDate } from "@sughurta/domain";
import { insuredThing, normalizeBoxInsured } from "@sughurta/domain/box";
import { DateRangeInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { summaryRow } from "@sughurta/order";
import { FieldGroup } from "@sughurta/order/options";
import type { InsuredValues } from "#src/model/box-order-values.ts";
import { type InsuredFieldsProps, type InsuredPart, tripDates } from "#src/model/insured-part.ts";
import { insuredTexts } from "#src/texts/boxes-texts.ts";

function toInsured({ insuredTrip }: InsuredValues) {
  return normalizeBoxInsured({ insuredTrip });
}

function TripFields({ rules }: InsuredFieldsProps) {
  const { t, format } = useTexts(insuredTexts);
  const dates = tripDates(rules);
  const [begin, end] = [format.date(dates.min), format.date(dates.max)];
  return (
    <FieldGroup title={t("trip.title")} hint={t("trip.hint", { begin, end })}>
      <DateRangeInput
        today={rules.today}
        begin={{
          name: "insuredTrip.beginDate",
          label: t("trip.begin"),
          hint: t("trip.beginHint", { date: begin }),
          ...dates,
        }}
        end={{
          name: "insuredTrip.endDate",
          label: t("trip.end"),
          hint: t("trip.endHint", { date: end }),
          ...dates,
        }}
      />
    </FieldGroup>
  );
}

/** A trip by its first and last day. */
export const tripPart: InsuredPart = {
  toInsured,
  serverFields: {},
  rows: (values, t) => {
    const { beginDate, endDate } = values.insuredTrip;
    const isNamed = [beginDate, endDate].every(isIsoDate) && beginDate <= endDate;
    const thing = isNamed ? insuredThing(toInsured(values)) : undefined;
    return summaryRow("trip", t("trip.term"), thing?.text ?? "");
  },
  place: "beforeHolder",
  Fields: TripFields,
};
