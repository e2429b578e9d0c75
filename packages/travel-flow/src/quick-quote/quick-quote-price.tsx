import { usualAgeGroup } from "@sughurta/domain/travel";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lastQuote, priceChange } from "@sughurta/order/quote";
import { Price } from "@sughurta/ui-kit";
import type { TravelOrderValues } from "../model/order-values.ts";
import type { TravelQuoteState } from "../model/travel-quote.ts";
import { quickQuoteTexts } from "./quick-quote-texts.ts";

interface QuickQuotePriceProps {
  readonly quote: TravelQuoteState;
  readonly values: TravelOrderValues;
  /** Errors that prevent a price of the trip. */
  readonly violation: string | undefined;
  /** The traveller's age is estimated. */
  readonly guessed: boolean;
}

/** The live price; the old one is dimmed while another is requested. */
export function QuickQuotePrice({
  quote,
  size = "large",
}: Pick<QuickQuotePriceProps, "quote"> & { readonly size?: "medium" | "large" }) {
  const { t, format } = useTexts(quickQuoteTexts);
  const known = lastQuote(quote);
  return (
    <Price
      size={size}
      label={t("quote.price")}
      amount={known ? format.money(known.sumPrem) : t("quote.noPrice")}
      stale={quote.kind !== "ready"}
      staleText={quote.kind === "loading" ? t("quote.recalculating") : undefined}
    />
  );
}

/** The basis of the price and its last change, or why there is none. */
export function PriceBasis({ quote, values, violation, guessed }: QuickQuotePriceProps) {
  const { t, rich, format } = useTexts(quickQuoteTexts);
  const { supportPhone } = useInsurer();
  if (quote.kind === "idle") {
    if (violation !== undefined) return t("quote.fixTrip", { violation });
    return values.country.length === 0 ? t("quote.chooseCountry") : t("quote.setDates");
  }
  if (quote.kind === "rejected") {
    const { problem } = quote;
    if (problem.kind === "rules") return rich("quote.failed", { phone: supportPhone });
    return problem.kind === "tooMany"
      ? t("quote.tooMany", { wait: format.wait(problem.seconds) })
      : t("quote.lost");
  }
  const change = quote.kind === "ready" ? priceChange(quote.before, quote.quote) : undefined;
  const days = t("quote.days", { count: values.dayCount });
  const { fromAge: from, toAge: count } = usualAgeGroup(lastQuote(quote)?.ageGroups);
  return (
    <>
      {change ? (
        <>
          {rich("quote.changed", {
            from: format.money(change.from),
            to: format.money(change.to),
          })}{" "}
        </>
      ) : null}
      {guessed ? t("quote.guess", { from, count }) : t("quote.exact", { days })}
    </>
  );
}
