import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

/** One line of a summary; `strong` marks a total. */
export interface SummaryRow {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** A link or a button that changes this value. */
  readonly action?: ReactNode;
  readonly strong?: boolean | undefined;
  /** A name, a number or an amount: browser translation leaves it unchanged. */
  readonly verbatim?: "term" | "value" | undefined;
}

export interface SummaryListProps extends ElementAttributes<"dl"> {
  /** Names and values, in this order. */
  readonly rows: readonly SummaryRow[];
  readonly className?: string | undefined;
}

/** Labels and values side by side: the review of an order, a breakdown of a price. */
export const SummaryList = /* @__PURE__ */ withRef(function SummaryList({
  rows,
  className,
  ...attributes
}: SummaryListProps) {
  return (
    <dl {...attributes} className={classNames("sg-summary", className)}>
      {rows.map(({ key, term, value, action, strong, verbatim }) => (
        <div
          key={key}
          className={classNames("sg-summary__row", strong && "sg-summary__row--strong")}
        >
          <dt className="sg-summary__term" translate={verbatim === "term" ? "no" : undefined}>
            {term}
          </dt>
          <dd className="sg-summary__value">
            {verbatim === "value" ? <span translate="no">{value}</span> : value}
            {action ? <span className="sg-summary__action">{action}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
});
