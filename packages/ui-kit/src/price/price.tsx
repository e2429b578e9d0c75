import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface PriceProps {
  /** The price ready to show, with currency: `1 234 TJS`. */
  readonly amount: string;
  /** The figure is being recalculated: it dims and keeps its place. */
  readonly stale?: boolean | undefined;
  /** Said and shown while stale, such as "Пересчитываем…". */
  readonly staleText?: string | undefined;
  /** Price before a discount, struck through. */
  readonly was?: string | undefined;
  /** Spoken before the struck price, such as "было". */
  readonly wasText?: string | undefined;
  readonly label?: ReactNode;
  /** What changed, from what to what. */
  readonly note?: ReactNode;
  readonly size?: "medium" | "large" | undefined;
  /** A list of fixed prices stays silent: `false` announces nothing. */
  readonly live?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A price; a change is announced politely, nothing around it moves. */
export function Price({
  amount,
  stale = false,
  staleText,
  was,
  wasText,
  label,
  note,
  size = "medium",
  live = true,
  className,
}: PriceProps) {
  return (
    <div
      className={classNames("sg-price", size === "large" && "sg-price--large", className)}
      data-stale={stale ? "" : undefined}
    >
      {label ? <span className="sg-price__label">{label}</span> : null}
      <output className="sg-price__figures" aria-live={live ? "polite" : "off"} aria-busy={stale}>
        {was ? (
          <s className="sg-price__was">
            {wasText ? <span className="sg-visually-hidden">{wasText} </span> : null}
            {was}
          </s>
        ) : null}
        <span className="sg-price__amount">{amount}</span>
      </output>
      {staleText ? (
        <span className="sg-price__stale" aria-hidden={stale ? undefined : true}>
          {staleText}
        </span>
      ) : null}
      {note ? <span className="sg-price__note">{note}</span> : null}
    </div>
  );
}
