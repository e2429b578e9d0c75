import { type CouponControl, PromoCode } from "@sughurta/checkout";
import { useTexts } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order";
import { PricePanel, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import { useId } from "react";
import { IncludedButton } from "../included/included-button.tsx";
import { priceRows } from "../quote/price-rows.ts";
import { QuotePrice } from "../quote/quote-price.tsx";
import type { TravelQuoteState } from "../quote/travel-quote.ts";
import { travelTexts } from "../texts/travel-texts.ts";
import { addOnTexts, countriesText, coverText, periodText } from "./describe-order.ts";
import type { TravelOrderValues } from "./order-values.ts";
import type { CountryList } from "./use-country-list.ts";

export interface TripPanelProps {
  readonly values: TravelOrderValues;
  readonly quote: TravelQuoteState;
  readonly coupon: CouponControl;
  readonly countries: CountryList | undefined;
}

/** The trip, its cover and its price, beside the form (S1 §2). */
export function TripPanel({ values, quote, coupon, countries }: TripPanelProps) {
  const texts = useTexts(travelTexts);
  const { t, format, language } = texts;
  const id = useId();
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
    <PricePanel
      title={t("summary.title")}
      price={<QuotePrice quote={quote} />}
      hasPrice={shown !== undefined}
      openText={t("summary.show")}
      closeText={t("close")}
    >
      <SummaryList rows={rows} className="sg-trip-rows" />
      {shown && shown.parts.length > 0 ? (
        <section
          className="sg-trip-breakdown"
          aria-labelledby={`${id}-breakdown`}
          data-stale={quote.kind === "ready" ? undefined : ""}
        >
          <h3 className="sg-trip-breakdown__title" id={`${id}-breakdown`}>
            {t("price.breakdown")}
          </h3>
          <SummaryList rows={priceRows(shown, texts)} className="sg-trip-rows" />
          <p className="sg-trip-breakdown__rate">
            {t("price.rate", {
              currency: values.currency,
              rate: format.money(shown.rate),
              date: format.date(shown.rateDate),
            })}
          </p>
        </section>
      ) : null}
      <PromoCode coupon={coupon} />
      <div>
        <p className="sg-trip-about">{t("summary.about")}</p>
        <IncludedButton />
      </div>
    </PricePanel>
  );
}
