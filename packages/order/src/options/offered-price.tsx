import { useTexts } from "@sughurta/i18n";
import { orderTexts } from "../texts/order-texts.ts";

export interface OfferedPriceProps {
  /** TJS. */
  readonly price: number;
  /** The price is the whole of the choice, not what it adds to others. */
  readonly isWhole?: boolean | undefined;
  /** What is said after a whole price, such as what of it can be taken off. */
  readonly rest?: string | undefined;
  /** The sum that the price is for, with its currency, where a choice has sums. */
  readonly sum?: string | undefined;
  /** The price is being recalculated. */
  readonly stale: boolean;
}

/** What a choice adds to the price, shown before it is chosen. */
export function OfferedPrice({ price, isWhole = false, rest, sum, stale }: OfferedPriceProps) {
  const { t, format } = useTexts(orderTexts);
  const shown = format.money(price);
  return (
    <span className="sg-option__offer" data-stale={stale ? "" : undefined}>
      {isWhole
        ? [shown, rest].filter(Boolean).join(", ")
        : sum === undefined
          ? t("options.offer", { price: shown })
          : t("options.offerOfSum", { price: shown, sum })}
    </span>
  );
}
