import { type CouponControl, PromoCode } from "@sughurta/checkout";
import { useTexts } from "@sughurta/i18n";
import { Button, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { IncludedButton } from "../included/included-button.tsx";
import { priceRows } from "../quote/price-rows.ts";
import { QuotePrice } from "../quote/quote-price.tsx";
import { lastQuote, type QuoteState } from "../quote/quote-state.ts";
import { travelTexts } from "../texts/travel-texts.ts";
import { addOnTexts, countriesText, coverText, periodText } from "./describe-order.ts";
import type { TravelOrderValues } from "./order-values.ts";
import type { CountryList } from "./use-country-list.ts";

export interface PricePanelProps {
  readonly values: TravelOrderValues;
  readonly quote: QuoteState;
  readonly coupon: CouponControl;
  readonly countries: CountryList | undefined;
}

/** The trip, its cover and its price: a column beside the form, on phones a bar that opens (S1 §2). */
export function PricePanel({ values, quote, coupon, countries }: PricePanelProps) {
  const texts = useTexts(travelTexts);
  const { t, format, language } = texts;
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
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
          <ul className="sg-trip-panel__options">
            {chosen.map(({ field, name, sum }) => (
              <li key={field}>{sum === undefined ? name : `${name}, ${sum}`}</li>
            ))}
          </ul>
        ),
    },
  ];

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <aside
      className="sg-trip-panel"
      aria-labelledby={`${id}-title`}
      data-open={open ? "" : undefined}
      onKeyDown={closeOnEscape}
    >
      <div className="sg-trip-panel__more" id={`${id}-more`}>
        <h2 className="sg-trip-panel__title" id={`${id}-title`}>
          {t("summary.title")}
        </h2>
        <SummaryList rows={rows} />
        {shown && shown.parts.length > 0 ? (
          <section
            className="sg-trip-panel__breakdown"
            aria-labelledby={`${id}-breakdown`}
            data-stale={quote.kind === "ready" ? undefined : ""}
          >
            <h3 className="sg-trip-panel__subtitle" id={`${id}-breakdown`}>
              {t("price.breakdown")}
            </h3>
            <SummaryList rows={priceRows(shown, texts)} />
            <p className="sg-trip-panel__rate">
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
          <p className="sg-trip-panel__about">{t("summary.about")}</p>
          <IncludedButton />
        </div>
      </div>
      <div className="sg-trip-panel__total">
        <QuotePrice quote={quote} />
        <Button
          ref={toggle}
          className="sg-trip-panel__toggle"
          variant="quiet"
          iconEnd={open ? "chevron-down" : "chevron-up"}
          aria-expanded={open}
          aria-controls={`${id}-more`}
          onClick={() => setOpen(!open)}
        >
          {open ? t("summary.hide") : t("summary.show")}
        </Button>
      </div>
    </aside>
  );
}
