import { useTexts } from "@sughurta/i18n";
import { Heading, SummaryList } from "@sughurta/ui-kit";
import { type ReactNode, useId } from "react";
import { orderTexts } from "../texts/order-texts.ts";
import type { QuotePriceProps } from "./quote-price.tsx";
import { lastQuote } from "./quote-state.ts";

export interface PriceRowsProps<Part extends string> extends Pick<QuotePriceProps<Part>, "quote"> {
  /** What a part of the price is called. */
  readonly partName: (part: Part) => string;
  /** Code of what is ordered now: the parts of another product's price are not shown. */
  readonly product?: string | undefined;
  /** Stands below the rows, such as the rate of a currency. */
  readonly children?: ReactNode;
}

/** What a price is made of, one line for each part (S1 §3); nothing while no price is known. */
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
