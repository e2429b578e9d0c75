import { useTexts } from "@sughurta/i18n";
import { initialsOf, OlderDraftDialog } from "@sughurta/order";
import { countriesText, periodText } from "../order/describe-order.ts";
import type { TravelOrderValues } from "../order/order-values.ts";
import type { CountryList } from "../order/use-country-list.ts";
import { laterTravelTexts } from "../texts/later-travel-texts.ts";
import { travelTexts } from "../texts/travel-texts.ts";

export interface OlderTravelDraftProps {
  readonly older: TravelOrderValues;
  /** The order with the trip that was chosen last. */
  readonly current: TravelOrderValues;
  readonly countries: CountryList | undefined;
  readonly onContinue: () => void;
  readonly onStartAfresh: () => void;
}

/** Asks whether an older draft goes on with the trip of the quick quote, or gives way to it (decision 58). */
export function OlderTravelDraft({
  older,
  current,
  countries,
  onContinue,
  onStartAfresh,
}: OlderTravelDraftProps) {
  const texts = useTexts(travelTexts);
  const { t: later } = useTexts(laterTravelTexts);
  const { t, language } = texts;
  const tripOf = (order: TravelOrderValues) =>
    [countriesText(order.country, countries, language), periodText(order, texts)]
      .filter(Boolean)
      .join(" · ");
  const { las, holderLastname, holderFirstname } = older;
  const initials = initialsOf([
    ...las.map(({ laFirstname, laLastname }) => [laFirstname, laLastname]),
    [holderFirstname, holderLastname],
  ]);
  const people = [t("trip.count", { count: las.length }), initials];
  return (
    <OlderDraftDialog
      older={tripOf(older)}
      rows={[
        { key: "people", term: later("draft.people"), value: people.filter(Boolean).join(": ") },
        { key: "current", term: later("draft.current"), value: tripOf(current) },
      ]}
      continueText={later("draft.continue")}
      onContinue={onContinue}
      onStartAfresh={onStartAfresh}
    >
      {later("draft.ask")}
    </OlderDraftDialog>
  );
}
