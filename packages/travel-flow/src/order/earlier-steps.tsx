import { useTexts } from "@sughurta/i18n";
import { Button, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import { travelTexts } from "../texts/travel-texts.ts";
import { addOnTexts, countriesText, coverText, periodText } from "./describe-order.ts";
import type { OrderPart } from "./order-definition.ts";
import type { TravelOrderValues } from "./order-values.ts";
import type { CountryList } from "./use-country-list.ts";

export interface EarlierStepsProps {
  readonly values: TravelOrderValues;
  /** Parts that were filled in before this step. */
  readonly parts: readonly OrderPart[];
  readonly countries: CountryList | undefined;
  readonly onChange: (part: OrderPart) => void;
}

const SUMMARISED = ["trip", "options", "holder"] as const;

/** What was answered before, each with a link that changes it and comes straight back (S1 §2). */
export function EarlierSteps({ values, parts, countries, onChange }: EarlierStepsProps) {
  const texts = useTexts(travelTexts);
  const { t, language } = texts;
  const chosen = addOnTexts(values, texts).map(({ name }) => name);
  const answers = {
    trip: [
      countriesText(values.country, countries, language),
      periodText(values, texts),
      t("trip.count", { count: values.las.length }),
      coverText(values, texts),
    ].join(" · "),
    options: chosen.length > 0 ? chosen.join(", ") : t("summary.noOptions"),
    holder: [values.holderLastname, values.holderFirstname].join(" "),
  };
  const rows = SUMMARISED.filter((part) => parts.includes(part)).map((part): SummaryRow => {
    const term = t(`summary.parts.${part}`);
    return {
      key: part,
      term,
      value: answers[part],
      action: (
        <Button
          variant="quiet"
          icon="edit"
          aria-label={t("summary.changeOf", { what: term })}
          onClick={() => onChange(part)}
        >
          {t("summary.change")}
        </Button>
      ),
    };
  });
  if (rows.length === 0) return null;
  return (
    <section className="sg-earlier-steps" aria-label={t("summary.earlier")}>
      <SummaryList rows={rows} />
    </section>
  );
}
