import { useTexts } from "@sughurta/i18n";
import { Heading, SummaryList } from "@sughurta/ui-kit";
import { type ReactNode, useId } from "react";
import { orderTexts } from "../texts/order-texts.ts";
import type { QuotePriceProps } from "./quote-price.tsx";
import { lastQuote } from "./quote-state.ts";

export interface PriceRowsProps<Part extends string> extends Pick<QuotePriceProps<Part>, "quote"> {
  /** Name of a part of the price. */
  readonly partName: (part: Part) => string;
  /** Code of the current product: the parts of another product's price are hidden. */
  readonly product?: string | undefined;
  /** Shown below the rows, such as an exchange rate. */
  readonly children?: ReactNode;
}

/** The parts of the price, one line each (S1 §3); empty while no price is known. */
export function PriceRows<Part extends string>({
  quote,
  partName,
  product,
  children,
}: PriceRowsProps<Part>) {
  const { t, format } = useTexts(orderTexts);
  const id = useId();
  const last = lastQuote(quote);
  const parts = last?.product === product ? (last?.parts ?? []) : [];
  if (parts.length === 0) return null;
  return (
    <section
      className="sg-price-rows"
      aria-labelledby={`${id}-title`}
      data-stale={quote.kind === "ready" ? undefined : ""}
    >
      <Heading level={3} className="sg-price-rows__title" id={`${id}-title`}>
        {t("price.breakdown")}
      </Heading>
      <SummaryList
        className="sg-summary--small"
        rows={parts.map(({ part, sumPrem }) => ({
          key: part,
          term: partName(part),
          value: <span translate="no">{format.money(sumPrem)}</span>,
        }))}
      />
      {children}
    </section>
  );
}
