import { useTexts } from "@sughurta/i18n";
import { ConflictingDraftDialog, toInitials } from "@sughurta/order/draft";
import { countriesText, periodText } from "../model/describe-order.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import type { CountryList } from "../model/use-country-list.ts";
import { travelTexts } from "../texts/travel-texts.ts";

export interface ConflictingTravelDraftProps {
  readonly older: TravelOrderValues;
  /** The order with the latest choice of trip. */
  readonly current: TravelOrderValues;
  readonly countries: CountryList | undefined;
  readonly onContinue: () => void;
  readonly onResetOrder: () => void;
}

/** Asks whether an older draft is continued with the trip of the quick quote, or replaced by it (SPEC-58). */
export function ConflictingTravelDraft({
  older,
  current,
  countries,
  onContinue,
  onResetOrder,
}: ConflictingTravelDraftProps) {
  const texts = useTexts(travelTexts);
  const { t, language } = texts;
  const toTrip = (order: TravelOrderValues) =>
    [countriesText(order.country, countries, language), periodText(order, texts)]
      .filter(Boolean)
      .join(" · ");
  const { las, holderLastname, holderFirstname } = older;
  const initials = toInitials([
    ...las.map(({ laFirstname, laLastname }) => [laFirstname, laLastname]),
    [holderFirstname, holderLastname],
  ]);
  const people = [t("trip.count", { count: las.length }), initials];
  return (
    <ConflictingDraftDialog
      older={toTrip(older)}
      rows={[
        { key: "people", term: t("draft.people"), value: people.filter(Boolean).join(": ") },
        { key: "current", term: t("draft.current"), value: toTrip(current) },
      ]}
      continueText={t("draft.continue")}
      onContinue={onContinue}
      onResetOrder={onResetOrder}
    >
      {t("draft.ask")}
    </ConflictingDraftDialog>
  );
}
