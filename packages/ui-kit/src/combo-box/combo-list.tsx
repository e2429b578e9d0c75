import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../icon/icon.tsx";
import type { ComboOption } from "./search-options.ts";

interface ComboListProps {
  readonly id: string;
  readonly labelId: string;
  readonly options: readonly ComboOption[];
  readonly chosen: readonly string[];
  readonly active: number | undefined;
  readonly noResults: string;
  readonly several: boolean;
  readonly keys: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  readonly onChoose: (option: ComboOption) => void;
  /** Called when the active row was scrolled out of view. */
  readonly onActiveGone: () => void;
}

/** The open list of a combo box: renders only the visible rows. */
export function ComboList({
  id,
  labelId,
  options,
  chosen,
  active,
  noResults,
  several,
  keys,
  onChoose,
  onActiveGone,
}: ComboListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { first, rows, follow } = useRowWindow(list, options, active, onActiveGone);

  useEffect(() => (popup.current ? keepAboveKeyboard(popup.current) : undefined), []);

  function pick({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest("[role=option]") : null;
    const option = rows.find((_, place) => row?.id === rowId(id, first + place));
    if (option) onChoose(option);
  }

  return (
    <div className="sg-combo__popup" ref={popup}>
      {options.length === 0 ? <p className="sg-combo__none">{noResults}</p> : null}
      <div
        ref={list}
        className="sg-combo__list"
        role="listbox"
        id={id}
        aria-labelledby={labelId}
        aria-multiselectable={several ? true : undefined}
        tabIndex={-1}
        hidden={options.length === 0}
        onScroll={follow}
        // The focus stays in the box, so a phone does not close its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={pick}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
      >
        {rows.map((option, place) => (
          <Row
            key={option.value}
            id={rowId(id, first + place)}
            option={option}
            position={first + place + 1}
            count={options.length}
            active={first + place === active}
            chosen={chosen.includes(option.value)}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly option: ComboOption;
  readonly position: number;
  readonly count: number;
  readonly active: boolean;
  readonly chosen: boolean;
}

const Row = memo(function Row({ id, option, position, count, active, chosen }: RowProps) {
  return (
    <div
      className="sg-combo__row"
      role="option"
      id={id}
      aria-selected={chosen}
      aria-posinset={position}
      aria-setsize={count}
      data-active={active ? "" : undefined}
      tabIndex={-1}
    >
      {option.icon ? (
        <span className="sg-combo__icon" aria-hidden="true">
          {option.icon}
        </span>
      ) : null}
      <span className="sg-combo__label">{option.label}</span>
      {chosen ? <Icon name="check" /> : null}
    </div>
  );
});

/** Space between a list and the edge of the visible area, in CSS pixels. */
const MARGIN_PX = 8;

/** Keeps an open list above a phone's keyboard; returns a function that stops it. */
function keepAboveKeyboard(popup: HTMLElement): () => void {
  const visible = window.visualViewport;
  if (!visible) return () => {};
  const screen = visible;

  function adjust() {
    const control = popup.parentElement?.getBoundingClientRect().height ?? 0;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const room = screen.height - control - (header || 0) - 2 * MARGIN_PX;
    popup.style.setProperty("--sg-combo-room", `${Math.floor(room)}px`);
    popup.scrollIntoView({ block: "nearest", behavior: "instant" });
    // Some engines ignore the keyboard when they scroll an element into view.
    const hidden = popup.getBoundingClientRect().bottom - screen.offsetTop - screen.height;
    if (hidden > 0) window.scrollBy({ top: hidden + MARGIN_PX, behavior: "instant" });
  }

  adjust();
  screen.addEventListener("resize", adjust);
  return () => screen.removeEventListener("resize", adjust);
}

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
function useRowWindow(
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
