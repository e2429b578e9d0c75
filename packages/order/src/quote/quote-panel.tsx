import { type CouponControl, PromoCode } from "@sughurta/checkout";
import { useTexts } from "@sughurta/i18n";
import {
  Heading,
  PricePanel,
  type PricePanelProps,
  SummaryList,
  type SummaryRow,
} from "@sughurta/ui-kit";
import { createContext, type ReactNode, useContext, useId } from "react";
import { orderTexts } from "../texts/order-texts.ts";
import { QuotePrice, type QuotePriceProps } from "./quote-price.tsx";
import { lastQuote } from "./quote-state.ts";

/** The action that continues or buys, for the details of the price. */
export interface NextAction {
  readonly text: string;
  readonly onPress: () => void;
}

/** The action of the order around; `undefined` outside an order's screen. */
export const NextActionContext = createContext<NextAction | undefined>(undefined);

export interface QuotePanelProps<Part extends string> extends QuotePriceProps<Part> {
  /** Name of a part of the price. */
  readonly partName: (part: Part) => string;
  /** Code of the product, where an order can change to another one. */
  readonly product?: string | undefined;
  /** Pattern and name of the product, above its price on a wide screen. */
  readonly sheet?: PricePanelProps["sheet"];
  /** The insured items, as chosen so far. */
  readonly rows: readonly SummaryRow[];
  /** Shown below the parts of the price, such as an exchange rate. */
  readonly priceNote?: ReactNode;
  /** The promo code and its state. */
  readonly coupon: CouponControl;
  /** Other content of the panel. */
  readonly children?: ReactNode;
}

/** The insured items, the live price, its parts and the promo code, beside the form (S1 §2). */
export function QuotePanel<Part extends string>({
  rows,
  product,
  sheet,
  priceNote,
  coupon,
  children,
  ...price
}: QuotePanelProps<Part>) {
  const { t } = useTexts(orderTexts);
  return (
    <SummaryPanel
      title={t("summary.title")}
      sheet={sheet}
      price={<QuotePrice {...price} />}
      hasPrice={lastQuote(price.quote) !== undefined}
    >
      <SummaryList rows={rows} className="sg-summary--small" />
      <PriceRows quote={price.quote} partName={price.partName} product={product}>
        {priceNote}
      </PriceRows>
      <PromoCode coupon={coupon} />
      {children}
    </SummaryPanel>
  );
}

export type SummaryPanelProps = Omit<PricePanelProps, "openText" | "closeText" | "action">;

/** An order and its price beside the form; on a narrow screen a bar with expandable details. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { t } = useTexts(orderTexts);
  const action = useContext(NextActionContext);
  return (
    <PricePanel
      {...props}
      openText={t("summary.open")}
      closeText={t("summary.close")}
      action={action}
    />
  );
}

export interface PriceRowsProps<Part extends string> extends Pick<QuotePriceProps<Part>, "quote"> {
  /** Name of a part of the price. */
  readonly partName: (part: Part) => string;
  /** Code of the current product: the parts of another product's price are hidden. */
  readonly product?: string | undefined;
  /** Shown below the rows, such as an exchange rate. */
  readonly children?: ReactNode;
}

/** The parts of the price, one line each (S1 §3); empty while no price is known. */
function PriceRows<Part extends string>({
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
