import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { scrollToCurrent } from "./scroll-to-current.ts";

/** A tab that is a link. */
export interface LinkTab {
  readonly href: string;
  readonly label: ReactNode;
  readonly current?: boolean | undefined;
}

export interface TabsProps {
  readonly label: string;
  /** The pages, the current one marked. */
  readonly tabs: readonly LinkTab[];
  readonly className?: string | undefined;
}

/** Tabs that are pages: a list of links, the current one marked; scrolls sideways on phones. */
export function Tabs({ label, tabs, className }: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    if (strip.current && current !== undefined) scrollToCurrent(strip.current);
  }, [current]);
  return (
    <nav ref={strip} className={classNames("sg-tabs", className)} aria-label={label}>
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
}
