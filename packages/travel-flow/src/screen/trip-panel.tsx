import type { CouponControl } from "@sughurta/checkout";
import { useTexts } from "@sughurta/i18n";
import { lastQuote, QuotePanel } from "@sughurta/order/quote";
import { ShareQuote } from "@sughurta/order/quote-link";
import type { SummaryRow } from "@sughurta/ui-kit";
import {
  addOnTexts,
  countriesText,
  coverText,
  partName,
  periodText,
} from "../model/describe-order.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { getAgeGroups, type TravelQuoteState } from "../model/travel-quote.ts";
import type { CountryList } from "../model/use-country-list.ts";
import { travelQuoteSharing } from "../quote-link/travel-quote-sharing.ts";
import { IncludedButton } from "../steps/included-button.tsx";
import { travelTexts } from "../texts/travel-texts.ts";

export interface TripPanelProps {
  readonly values: TravelOrderValues;
  readonly quote: TravelQuoteState;
  readonly coupon: CouponControl;
  readonly countries: CountryList | undefined;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Page with this order that a link to its quote opens; the current page by default. */
  readonly href?: string | undefined;
}

/** The trip, its cover and its price, beside the form (S1 §2). */
export function TripPanel(props: TripPanelProps) {
  const { values, quote, coupon, countries, today, href } = props;
  const texts = useTexts(travelTexts);
  const { t, rich, format, language } = texts;
  const shown = lastQuote(quote);
  const chosen = addOnTexts(values, texts);
  const none = t("summary.notYet");
  const rows: SummaryRow[] = [
    {
      key: "country",
      term: t("summary.countries"),
      value: countriesText(values.country, countries, language) || none,
    },
    { key: "period", term: t("summary.dates"), value: periodText(values, texts) || none },
    { key: "people", term: t("summary.people"), value: values.las.length },
    { key: "cover", term: t("summary.cover"), value: coverText(values, texts) },
    {
      key: "leisure",
      term: t("leisure.label"),
      value: values.sportOption === 1 ? t("leisure.sport") : t("leisure.calm"),
    },
    {
      key: "options",
      term: t("summary.parts.options"),
      value:
        chosen.length === 0 ? (
          t("summary.noOptions")
        ) : (
          <ul className="sg-trip-options">
            {chosen.map(({ field, name, sum }) => (
              <li key={field}>{sum === undefined ? name : `${name}, ${sum}`}</li>
            ))}
          </ul>
        ),
    },
  ];

  return (
    <QuotePanel
      quote={quote}
      partName={(part) => partName(part, t)}
      missing={t("price.none")}
      sheet={{ family: "trip", product: t("order.title") }}
      rows={rows}
      priceNote={
        shown ? (
          <p className="sg-note">
            {rich(
              "price.rate",
              { currency: values.currency, rate: format.money(shown.rate) },
              { date: format.date(shown.rateDate) },
            )}
          </p>
        ) : null
      }
      coupon={coupon}
    >
      <div>
        <p className="sg-note">{t("summary.about")}</p>
        <IncludedButton />
      </div>
      <ShareQuote
        sharing={travelQuoteSharing(getAgeGroups(quote))}
        values={values}
        quote={quote}
        today={today}
        title={t("order.title")}
        href={href}
      />
    </QuotePanel>
  );
}
