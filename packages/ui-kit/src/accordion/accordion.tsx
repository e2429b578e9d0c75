import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

/** One entry of an accordion. */
export interface AccordionItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean | undefined;
}

export interface AccordionProps {
  /** The questions with their answers, in this order. */
  readonly items: readonly AccordionItem[];
  /** With a name only one item is open at a time. */
  readonly name?: string | undefined;
}

/** Questions that open in place: native `details`, so they work without scripts. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="sg-accordion">
      {items.map(({ key, title, content, open }) => (
        <details key={key} className="sg-accordion__item" name={name} open={open}>
          <summary className="sg-accordion__title">
            {title}
            <Icon name="chevron-down" className="sg-accordion__sign" />
          </summary>
          <div className="sg-accordion__content">{content}</div>
        </details>
      ))}
    </div>
  );
}
