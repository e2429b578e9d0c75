import { useTexts } from "@sughurta/i18n";
import { Price } from "@sughurta/ui-kit";
import { travelTexts } from "../texts/travel-texts.ts";
import { priceChange } from "./price-change.ts";
import { partName } from "./price-rows.ts";
import { lastQuote, type QuoteState } from "./quote-state.ts";

/** How many parts of a change are named. */
const NAMED_PARTS = 2;

/** The live price: dims while another is on its way and tells what changed it (decision 42). */
export function QuotePrice({ quote }: { readonly quote: QuoteState }) {
  const { t, format } = useTexts(travelTexts);
  const shown = lastQuote(quote);
  const change = quote.kind === "ready" ? priceChange(quote.before, quote.quote) : undefined;
  const full = shown && shown.valueAmount > 0 ? shown.sumPrem + shown.valueAmount : undefined;
  const causes = change?.parts.slice(0, NAMED_PARTS).map(({ part, by }) =>
    t("price.by", {
      part: partName(part, { t }),
      sum: `${by > 0 ? "+" : ""}${format.money(by)}`,
    }),
  );
  return (
    <Price
      size="large"
      label={t("price.label")}
      amount={shown ? format.money(shown.sumPrem) : t("price.none")}
      was={full === undefined ? undefined : format.money(full)}
      wasText={t("price.was")}
      stale={quote.kind === "loading" || (quote.kind !== "ready" && shown !== undefined)}
      staleText={quote.kind === "loading" ? t("price.counting") : undefined}
      note={
        change
          ? t("price.changed", {
              from: format.money(change.from),
              to: format.money(change.to),
              causes: causes?.join(", ") ?? "",
            })
          : undefined
      }
    />
  );
}
