import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface LinkTab {
  readonly href: string;
  readonly label: ReactNode;
  readonly current?: boolean | undefined;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly className?: string | undefined;
}

/** Tabs that are pages: a list of links, the current one marked; scrolls sideways on phones. */
export function Tabs({ label, tabs, className }: TabsProps) {
  return (
    <nav className={classNames("sg-tabs", className)} aria-label={label}>
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
