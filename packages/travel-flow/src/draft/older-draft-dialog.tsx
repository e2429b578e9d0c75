import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Stack, SummaryList } from "@sughurta/ui-kit";
import { countriesText, periodText } from "../order/describe-order.ts";
import type { TravelOrderValues } from "../order/order-values.ts";
import type { CountryList } from "../order/use-country-list.ts";
import { travelTexts } from "../texts/travel-texts.ts";

export interface OlderDraftDialogProps {
  readonly older: TravelOrderValues;
  /** The order with the trip that was chosen last. */
  readonly current: TravelOrderValues;
  readonly countries: CountryList | undefined;
  readonly onContinue: () => void;
  readonly onStartAfresh: () => void;
}

/** Initials of everybody who was named: enough to know the people again, too little to tell them. */
function initialsOf({ las, holderLastname, holderFirstname }: TravelOrderValues): string {
  const names = [
    ...las.map(({ laFirstname, laLastname }) => [laFirstname, laLastname]),
    [holderFirstname, holderLastname],
  ];
  const initials = names.map((name) =>
    name
      .filter(Boolean)
      .map((part) => `${[...part][0]}.`)
      .join(" "),
  );
  return [...new Set(initials.filter(Boolean))].join(", ");
}

/** Asks whether an older draft goes on with the trip of the quick quote, or gives way to it (decision 58). */
export function OlderDraftDialog({
  older,
  current,
  countries,
  onContinue,
  onStartAfresh,
}: OlderDraftDialogProps) {
  const texts = useTexts(travelTexts);
  const { t, language } = texts;
  const tripOf = (order: TravelOrderValues) =>
    [countriesText(order.country, countries, language), periodText(order, texts)]
      .filter(Boolean)
      .join(" · ");
  const people = [t("trip.count", { count: older.las.length }), initialsOf(older)];
  return (
    <Dialog
      open
      size="small"
      title={t("draft.askTitle")}
      closeText={t("close")}
      onClose={onContinue}
    >
      <Stack>
        <SummaryList
          rows={[
            { key: "older", term: t("draft.older"), value: tripOf(older) },
            { key: "people", term: t("draft.people"), value: people.filter(Boolean).join(": ") },
            { key: "current", term: t("draft.current"), value: tripOf(current) },
          ]}
        />
        <p>{t("draft.ask")}</p>
        <Button wide onClick={onContinue}>
          {t("draft.continue")}
        </Button>
        <Button wide variant="secondary" onClick={onStartAfresh}>
          {t("order.startAfresh")}
        </Button>
      </Stack>
    </Dialog>
  );
}
