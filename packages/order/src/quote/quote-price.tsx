import { roundMoney } from "@sughurta/domain";
import { type Texts, useTexts } from "@sughurta/i18n";
import { classNames, Price } from "@sughurta/ui-kit";
import { Fragment, type ReactNode } from "react";
import { type OrderTexts, orderTexts } from "../texts/order-texts.ts";
import { lastQuote, priceChange, type Quote, type QuoteState } from "./quote-state.ts";

const NO_PRICE = "—";
/** Maximum number of named parts of a change. */
const NAMED_PARTS = 2;

export interface QuotePriceProps<Part extends string> {
  /** The quote's state. */
  readonly quote: QuoteState<Quote<Part>>;
  /** Name of a part of the price; without it a change lists no parts. */
  readonly partName?: ((part: Part) => string) | undefined;
  /** Names the missing input of a price. */
  readonly missing: string;
}

/**
 * The live price, or the amount due now beside the total: dims while it is recalculated and shows the change (SPEC-42,
 * SPEC-101).
 */
export function QuotePrice<Part extends string>(props: QuotePriceProps<Part>) {
  const { quote } = props;
  const texts = useTexts(orderTexts);
  const { t, rich, format } = texts;
  const shown = lastQuote(quote);
  const dueNow = shown?.dueNow;
  const total = shown && format.money(shown.sumPrem);
  // The price before a discount compares with the total only.
  const isDiscounted = shown !== undefined && shown.valueAmount > 0 && dueNow === undefined;
  const full = isDiscounted ? shown.sumPrem + shown.valueAmount : undefined;
  const isCounting = quote.kind === "loading" || quote.kind === "ready";
  return (
    <Price
      size="large"
      className={classNames("sg-quote-price", dueNow !== undefined && "sg-quote-price--due")}
      label={
        total === undefined || dueNow === undefined
          ? t("price.label")
          : rich("price.dueNow", { total })
      }
      amount={(dueNow === undefined ? total : format.money(dueNow)) ?? NO_PRICE}
      was={full === undefined ? undefined : format.money(full)}
      wasText={t("price.was")}
      stale={quote.kind === "loading" || (quote.kind !== "ready" && shown !== undefined)}
      staleText={isCounting ? t("price.counting") : t("price.outdated")}
      note={getNote(props, texts)}
      change={getChange(props, texts)}
    />
  );
}

/** The price change, or the missing input. */
function getNote<Part extends string>(
  { quote, partName, missing }: QuotePriceProps<Part>,
  { rich, format }: Texts<OrderTexts>,
): ReactNode {
  if (quote.kind === "idle" && quote.last === undefined) return missing;
  const change = latestChange(quote);
  if (change === undefined) return undefined;
  const causes = partName
    ? change.parts.slice(0, NAMED_PARTS).map(({ part, by }, index) => (
        <Fragment key={part}>
          {index > 0 ? ", " : null}
          {rich(
            "price.by",
            { sum: `${by > 0 ? "+" : ""}${format.money(by)}` },
            { part: partName(part) },
          )}
        </Fragment>
      ))
    : [];
  return (
    <>
      {rich("price.changed", { from: format.money(change.from), to: format.money(change.to) })}{" "}
      {causes}
    </>
  );
}

/** The price change, short enough to fit a bar whole: `+49,05 TJS`. */
function getChange<Part extends string>(
  { quote }: QuotePriceProps<Part>,
  { format }: Texts<OrderTexts>,
): string | undefined {
  const change = latestChange(quote);
  if (change === undefined) return undefined;
  const by = roundMoney(change.to - change.from);
  return `${by > 0 ? "+" : ""}${format.money(by)}`;
}

function latestChange<Part extends string>(quote: QuoteState<Quote<Part>>) {
  return quote.kind === "ready" ? priceChange(quote.before, quote.quote) : undefined;
}
