import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ComboOption } from "./search-options.ts";

/** Number of rendered rows: the visible ones and a few around them. */
const ROWS_DRAWN = 13;
const ROWS_BEFORE = 4;

interface Place {
  readonly options: readonly ComboOption[];
  readonly active: number | undefined;
  readonly first: number;
}

/** Id of a row, for `aria-activedescendant`. */
export function rowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The part of a long list that has to be rendered; rows have one height, the rest is empty space. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  options: readonly ComboOption[],
  active: number | undefined,
  onActiveGone: () => void,
) {
  const shown = useRef<readonly ComboOption[]>(undefined);
  const inList = (row: number) => Math.max(0, Math.min(row, options.length - ROWS_DRAWN));
  const around = () => inList((active ?? 0) - ROWS_BEFORE);
  const [place, setPlace] = useState<Place>(() => ({ options, active, first: around() }));
  const moved = place.options !== options || place.active !== active;
  const first = moved && !isDrawn(active, place.first) ? around() : place.first;
  if (moved) setPlace({ options, active, first });
  const last = Math.min(options.length, first + ROWS_DRAWN);

  useLayoutEffect(() => {
    list.current?.style.setProperty("--sg-rows-before", String(first));
    list.current?.style.setProperty("--sg-rows-after", String(options.length - last));
  }, [list, first, last, options]);

  useLayoutEffect(() => {
    const node = list.current;
    if (node === null || options.length === 0) return;
    const isNew = shown.current !== options;
    shown.current = options;
    if (active === undefined) node.scrollTop = isNew ? 0 : node.scrollTop;
    else document.getElementById(rowId(node.id, active))?.scrollIntoView?.({ block: "nearest" });
  }, [list, options, active]);

  function follow() {
    const node = list.current;
    const height = node?.querySelector<HTMLElement>("[role=option]")?.offsetHeight;
    if (!node || !height) return;
    const seen = Math.floor(node.scrollTop / height);
    const next = inList(seen - ROWS_BEFORE);
    if (Math.abs(next - first) < ROWS_BEFORE / 2) return;
    const isGone = active !== undefined && (active < next || active >= next + ROWS_DRAWN);
    setPlace({ options, active: isGone ? undefined : active, first: next });
    if (isGone) onActiveGone();
  }

  return { first, rows: options.slice(first, last), follow };
}

function isDrawn(active: number | undefined, first: number): boolean {
  return active !== undefined && active > first && active < first + ROWS_DRAWN - ROWS_BEFORE;
}
