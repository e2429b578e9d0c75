import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { classNames, type ElementAttributes, useSharedRef, withRef } from "../element/element.ts";
import { Icon } from "../icon/icon.tsx";

/** One entry of an accordion. */
export interface AccordionItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps extends ElementAttributes<"div", "defaultValue"> {
  /** The questions with their answers, in this order. */
  readonly items: readonly AccordionItem[];
  /** With a name only one item is open at a time. */
  readonly name?: string | undefined;
  /** Keys of the open items, when controlled; pass `onValueChange` with it. */
  readonly value?: readonly string[] | undefined;
  /** Keys of the initially open items. */
  readonly defaultValue?: readonly string[] | undefined;
  /** Called when an item is opened or closed, with the keys of the open ones. */
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
  readonly className?: string | undefined;
}

const NONE: readonly string[] = [];

/** Questions that expand in place: native `details`, so they work without scripts. */
export const Accordion = /* @__PURE__ */ withRef(function Accordion({
  items,
  name,
  value,
  defaultValue = NONE,
  onValueChange,
  className,
  ref,
  ...attributes
}: AccordionProps) {
  const [kept, setKept] = useState(defaultValue);
  const list = useRef<HTMLDivElement>(null);
  const listRef = useSharedRef(list, ref);
  const opened = value ?? kept;

  // An item opens before its owner is notified.
  useEffect(() => {
    if (value === undefined) return;
    items.forEach(({ key }, place) => {
      const item = list.current?.children[place];
      item?.toggleAttribute("open", value.includes(key));
    });
  });

  function toggle(key: string, { currentTarget: item }: SyntheticEvent<HTMLDetailsElement>) {
    if (item.open === opened.includes(key)) return;
    // The browser closed it, because another one of that name was opened, which reports the change.
    if (name && !item.open && item.parentElement?.querySelector(":scope > [open]")) return;
    const others = opened.filter((one) => one !== key);
    const next = item.open ? [...(name ? NONE : others), key] : others;
    setKept(next);
    onValueChange?.(next);
  }

  return (
    <div {...attributes} ref={listRef} className={classNames("sg-accordion", className)}>
      {items.map(({ key, title, content }) => (
        <details
          key={key}
          className="sg-accordion__item"
          name={name}
          open={opened.includes(key)}
          onToggle={(event) => toggle(key, event)}
        >
          <summary className="sg-accordion__title">
            {title}
            <Icon name="chevron-down" className="sg-accordion__sign" />
          </summary>
          <div className="sg-accordion__content">{content}</div>
        </details>
      ))}
    </div>
  );
});
