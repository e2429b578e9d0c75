import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
import { peopleQuestion } from "../model/trip-question.ts";
import { useTravelQuote } from "../model/use-travel-quote.ts";
import { QuickQuotePrice } from "../quick-quote/quick-quote-price.tsx";
import { quickQuoteTexts } from "../quick-quote/quick-quote-texts.ts";
import { useQuickQuoteErrors } from "../quick-quote/travel-quick-quote.tsx";
import { type PlainTrip, toTravelTrip } from "./plain-trip.ts";

export interface LiveTripPriceProps {
  readonly trip: PlainTrip;
  readonly today: string;
  readonly coupon: string | undefined;
  readonly partner: string | undefined;
}

/** The price of changed answers, or why there is none. */
export function LiveTripPrice({ trip, ...options }: LiveTripPriceProps) {
  const { t, rich, format } = useTexts(quickQuoteTexts);
  const { supportPhone } = useInsurer();
  const errorText = useQuickQuoteErrors();
  const { request, violation } = peopleQuestion(toTravelTrip(trip), options);
  const quote = useTravelQuote(request);
  const reason = () => {
    if (violation !== undefined) {
      return t("quote.fixTrip", { violation: errorText(violation) ?? "" });
    }
    if (quote.kind === "idle") return t("quote.setDates");
    if (quote.kind !== "rejected") return undefined;
    const { problem } = quote;
    if (problem.kind === "rules")
      return problem.errorMsg[0] ?? rich("quote.failed", { phone: supportPhone });
    return problem.kind === "tooMany"
      ? t("quote.tooMany", { wait: format.wait(problem.seconds) })
      : t("quote.lost");
  };
  const note = reason();
  if (note !== undefined && lastQuote(quote) === undefined) {
    return (
      <p className="sg-trip-quote__reason" role="status">
        {note}
      </p>
    );
  }
  return (
    <div>
      <QuickQuotePrice quote={quote} size="medium" />
      {note === undefined ? null : (
        <p className="sg-trip-quote__reason" role="status">
          {note}
        </p>
      )}
    </div>
  );
}
