import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  classNames,
  type ElementAttributes,
  prefersReducedMotion,
  withRef,
} from "../element/element.ts";

/** Time for which a bar shows a change instead of the name of the price. */
const CHANGE_SHOWN_MS = 4_000;

export interface PriceProps extends ElementAttributes<"div"> {
  /** The formatted price, with currency: `1 234 TJS`. */
  readonly amount: string;
  /** The price is being recalculated: it is dimmed in place. */
  readonly stale?: boolean | undefined;
  /** Announced and shown while stale, such as "Пересчитываем…". */
  readonly staleText?: string | undefined;
  /** Price before a discount, struck through. */
  readonly was?: string | undefined;
  /** Announced before the struck-through price, such as "было". */
  readonly wasText?: string | undefined;
  readonly label?: ReactNode;
  /** The change, from old to new. */
  readonly note?: ReactNode;
  /** The same change in a few characters, such as `+49,05 · Багаж`: the bar of a price has no room for the note. */
  readonly change?: string | undefined;
  /** `large` where the price is the main content of the page. */
  readonly size?: "medium" | "large" | undefined;
  /** For a list of fixed prices: `false` announces nothing. */
  readonly live?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A price; a change is announced politely, nothing around it moves. */
export const Price = /* @__PURE__ */ withRef(function Price({
  amount,
  stale = false,
  staleText,
  was,
  wasText,
  label,
  note,
  change,
  size = "medium",
  live = true,
  className,
  ...attributes
}: PriceProps) {
  const isNews = useIsNews(change && `${amount} ${change}`);
  const { from, endRoll } = useRoll(amount);
  return (
    <div
      {...attributes}
      className={classNames("sg-price", size === "large" && "sg-price--large", className)}
      data-stale={stale ? "" : undefined}
    >
      {label ? <span className="sg-price__label">{label}</span> : null}
      {isNews ? (
        <span className="sg-price__change" aria-hidden="true" translate="no">
          <span>{change}</span>
        </span>
      ) : null}
      <output className="sg-price__figures" aria-live={live ? "polite" : "off"} aria-busy={stale}>
        {was ? (
          <s className="sg-price__was">
            {wasText ? <span className="sg-visually-hidden">{wasText} </span> : null}
            <span translate="no">{was}</span>
          </s>
        ) : null}
        <span
          className="sg-price__amount"
          translate="no"
          data-rolling={from === undefined ? undefined : ""}
        >
          {amount}
          {from === undefined ? null : <RollingDigits from={from} to={amount} onEnd={endRoll} />}
        </span>
      </output>
      {staleText ? (
        <span className="sg-price__stale" aria-hidden={stale ? undefined : true}>
          {staleText}
        </span>
      ) : null}
      {note ? <span className="sg-price__note">{note}</span> : null}
    </div>
  );
});

/** Whether a change is still shown. */
function useIsNews(change: string | undefined): boolean {
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (change === undefined) return;
    const timer = setTimeout(setSeen, CHANGE_SHOWN_MS, change);
    return () => clearTimeout(timer);
  }, [change]);
  return change !== undefined && change !== seen;
}

/** The amount before the last change, until its digits have rolled; unless motion is reduced. */
function useRoll(amount: string) {
  const before = useRef(amount);
  const [from, setFrom] = useState<string>();
  useLayoutEffect(() => {
    if (before.current === amount) return;
    // The first price replaces no amount.
    setFrom(!prefersReducedMotion() && /\d/.test(before.current) ? before.current : undefined);
    before.current = amount;
  }, [amount]);
  return { from, endRoll: () => setFrom(undefined) };
}

export interface RollingDigitsProps {
  /** The previous amount. */
  readonly from: string;
  /** The current amount, below this. */
  readonly to: string;
  readonly onEnd: () => void;
}

/** Covers an amount while it changes: changed digits roll in from below, the others do not move. */
function RollingDigits({ from, to, onEnd }: RollingDigitsProps) {
  // Digits are aligned by unit, whichever is longer.
  const before = from.slice(-to.length).padStart(to.length);
  return (
    <span className="sg-price__roll" aria-hidden="true" onAnimationEnd={onEnd}>
      {[...to].map((character, place) => {
        const was = before[place];
        if (character === was) return character;
        return (
          <span key={place} className="sg-price__digit">
            <span>{was}</span>
            <span>{character}</span>
          </span>
        );
      })}
    </span>
  );
}
