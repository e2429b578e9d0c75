import { useTexts } from "@sughurta/i18n";
import { lastQuote, priceChange } from "@sughurta/order";
import { Price } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { type TravelWords, travelTexts } from "../texts/travel-texts.ts";
import { partName } from "./price-rows.ts";
import type { TravelQuoteState } from "./travel-quote.ts";

const NO_PRICE = "—";
/** How many parts of a change are named. */
const NAMED_PARTS = 2;

/** The live price: dims while another is on its way and tells what changed it (decision 42). */
export function QuotePrice({ quote }: { readonly quote: TravelQuoteState }) {
  const texts = useTexts(travelTexts);
  const { t, format } = texts;
  const shown = lastQuote(quote);
  const full = shown && shown.valueAmount > 0 ? shown.sumPrem + shown.valueAmount : undefined;
  const counting = quote.kind === "loading" || quote.kind === "ready";
  return (
    <Price
      size="large"
      className="sg-quote-price"
      label={t("price.label")}
      amount={shown ? format.money(shown.sumPrem) : NO_PRICE}
      was={full === undefined ? undefined : format.money(full)}
      wasText={t("price.was")}
      stale={quote.kind === "loading" || (quote.kind !== "ready" && shown !== undefined)}
      staleText={counting ? t("price.counting") : t("price.outdated")}
      note={noteOf(quote, texts)}
    />
  );
}

/** What changed the price, or what is missing for one. */
function noteOf(quote: TravelQuoteState, { t, format }: TravelWords): ReactNode {
  if (quote.kind === "idle" && quote.last === undefined) return t("price.none");
  const change = quote.kind === "ready" ? priceChange(quote.before, quote.quote) : undefined;
  if (change === undefined) return undefined;
  const causes = change.parts.slice(0, NAMED_PARTS).map(({ part, by }) =>
    t("price.by", {
      part: partName(part, { t }),
      sum: `${by > 0 ? "+" : ""}${format.money(by)}`,
    }),
  );
  return (
    <>
      {t("price.changed", { from: format.money(change.from), to: format.money(change.to) })}{" "}
      <span className="sg-quote-price__causes">{causes.join(", ")}</span>
    </>
  );
}
