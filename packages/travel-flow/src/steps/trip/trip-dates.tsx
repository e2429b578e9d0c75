import { isIsoDate } from "@sughurta/domain";
import { beginDateBounds, endDateBounds } from "@sughurta/domain/travel";
import { DateRangeInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";

export interface TripDatesProps {
  readonly values: TravelOrderValues;
  readonly today: string;
}

/** First and last day; the last day of a policy for multiple trips is calculated (S1 §4, SPEC-31). */
export function TripDates({ values, today }: TripDatesProps) {
  const { t, format } = useTexts(travelTexts);
  const { howOften, beginDate, endDate, dayCount, endDateMoved } = values;
  const many = howOften === "1";
  const begin = beginDateBounds(today, many ? 1 : 0);
  const end = endDateBounds(isIsoDate(beginDate) ? beginDate : today, today);
  const complete = isIsoDate(beginDate) && isIsoDate(endDate);
  return (
    <>
      <DateRangeInput
        today={today}
        begin={{ name: "beginDate", label: t("trip.beginDate"), ...begin }}
        end={{
          name: "endDate",
          label: many ? t("trip.policyEnd") : t("trip.endDate"),
          hint: many ? t("trip.policyEndHint") : undefined,
          // An end before the begin is not refused: it becomes the day after the begin, with a notice.
          min: today,
          max: many ? endDate : end.max,
          disabled: many,
        }}
      />
      <p className="sg-note" role="status">
        {complete && many
          ? t("trip.manyTrips", { end: format.date(endDate), count: dayCount })
          : null}
        {complete && !many ? t("trip.days", { count: dayCount }) : null}
      </p>
      {endDateMoved ? (
        <Alert tone="info" live="polite">
          {t("trip.endMoved", { date: format.date(endDate) })}
        </Alert>
      ) : null}
    </>
  );
}
