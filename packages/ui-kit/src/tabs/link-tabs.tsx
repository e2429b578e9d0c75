import { type ReactNode, useEffect, useRef } from "react";
import { classNames, type ElementAttributes, useSharedRef, withRef } from "../element/element.ts";
import { scrollToCurrent } from "./scroll-to-current.ts";

/** A tab that is a link. */
export interface LinkTab {
  readonly href: string;
  readonly label: ReactNode;
  readonly current?: boolean | undefined;
}

export interface TabsProps extends ElementAttributes<"nav"> {
  readonly label: string;
  /** The pages, with the current one marked. */
  readonly tabs: readonly LinkTab[];
  readonly className?: string | undefined;
}

/** Tabs that are pages: a list of links, with the current one marked; scrolls horizontally on phones. */
export const Tabs = /* @__PURE__ */ withRef(function Tabs({
  label,
  tabs,
  className,
  ref,
  ...attributes
}: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  const stripRef = useSharedRef(strip, ref);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    if (strip.current && current !== undefined) scrollToCurrent(strip.current);
  }, [current]);
  return (
    <nav
      {...attributes}
      ref={stripRef}
      className={classNames("sg-tabs", className)}
      aria-label={label}
    >
      <ul className="sg-tabs__list">
        {tabs.map(({ href, label: text, current }) => (
          <li key={href}>
            <a className="sg-tab" href={href} aria-current={current ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
