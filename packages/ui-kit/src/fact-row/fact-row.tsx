import type { Key } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

/** A fact: its figure and its explanation. */
export interface FactRowItem {
  readonly key: Key;
  readonly title: string;
  readonly text: string;
}

export interface FactRowProps extends ElementAttributes<"ul"> {
  /** Two to four facts; without any, nothing is rendered. */
  readonly facts: readonly FactRowItem[];
  readonly className?: string | undefined;
}

/** A few facts side by side, such as licence and paid claims. */
export const FactRow = /* @__PURE__ */ withRef(function FactRow({
  facts,
  className,
  ...attributes
}: FactRowProps) {
  if (facts.length === 0) return null;
  return (
    <ul {...attributes} className={classNames("sg-fact-row", className)}>
      {facts.map(({ key, title, text }) => (
        <li key={key}>
          <strong>{title}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
});
