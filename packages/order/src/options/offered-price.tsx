import { useTexts } from "@sughurta/i18n";
import type { ReactNode } from "react";
import { orderTexts } from "../texts/order-texts.ts";

export interface OfferedPriceProps {
  /** TJS. */
  readonly price: number;
  /** Text after the price, such as a possible discount. */
  readonly rest?: ReactNode;
  /** The price is being recalculated. */
  readonly stale: boolean;
}

/** The price of the whole order with an option, shown before it is chosen. */
export function OfferedPrice({ price, rest, stale }: OfferedPriceProps) {
  const { format } = useTexts(orderTexts);
  return (
    <span className="sg-option__offer" data-stale={stale ? "" : undefined}>
      <span translate="no">{format.money(price)}</span>
      {rest ? <>, {rest}</> : null}
    </span>
  );
}
