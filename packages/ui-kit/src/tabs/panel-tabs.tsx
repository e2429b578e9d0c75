import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { scrollToCurrent } from "./scroll-to-current.ts";

/** A tab with its panel. */
export interface PanelTab {
  readonly key: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface PanelTabsProps extends ElementAttributes<"div", "defaultValue"> {
  readonly label: string;
  /** The panels with their names, in this order. */
  readonly tabs: readonly PanelTab[];
  /** Key of the open tab, when controlled; pass `onValueChange` with it. */
  readonly value?: string | undefined;
  /** Key of the initially open tab; the first one by default, and where there is no such tab. */
  readonly defaultValue?: string | undefined;
  /** Called with the key of the requested tab, for example to put it into the address. */
  readonly onValueChange?: ((key: string) => void) | undefined;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs over panels of one page: arrows move, Home and End jump. A panel is mounted when it is opened, and stays
 * mounted.
 */
export const PanelTabs = /* @__PURE__ */ withRef(function PanelTabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  className,
  ...attributes
}: PanelTabsProps) {
  const id = useId();
  const [kept, setKept] = useState(defaultValue);
  const current = (tabs.find(({ key }) => key === (value ?? kept)) ?? tabs[0])?.key;
  const [opened, setOpened] = useState(current === undefined ? [] : [current]);
  if (current !== undefined && !opened.includes(current)) setOpened([...opened, current]);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (strip.current && current !== undefined) scrollToCurrent(strip.current);
  }, [current]);

  function open(key: string) {
    setKept(key);
    if (key !== current) onValueChange?.(key);
  }

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = step(
      tabs.findIndex(({ key }) => key === current),
      tabs.length,
    );
    const next = tabs[index];
    if (next) open(next.key);
    strip.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }

  return (
    <div {...attributes} className={classNames("sg-panel-tabs", className)}>
      <div className="sg-tabs" ref={strip}>
        <div className="sg-tabs__list" role="tablist" aria-label={label}>
          {tabs.map(({ key, label: text }) => (
            <button
              key={key}
              type="button"
              role="tab"
              className="sg-tab"
              id={`${id}-${key}`}
              aria-selected={key === current}
              aria-controls={`${id}-${key}-panel`}
              tabIndex={key === current ? 0 : -1}
              onClick={() => open(key)}
              onKeyDown={move}
            >
              {text}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current}
        >
          {opened.includes(key) ? panel : null}
        </div>
      ))}
    </div>
  );
});
