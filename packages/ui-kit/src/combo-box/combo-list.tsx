import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../icon/icon.tsx";
import { keepInSight } from "./keep-in-sight.ts";
import type { ComboOption } from "./search-options.ts";

/** Rows drawn at first, and how many more when the end comes near. */
const ROWS_AT_ONCE = 24;

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
}

/** Id of a row, for `aria-activedescendant`. */
export function rowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The open list of a combo box: draws the rows that can be seen, and more as it is scrolled. */
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
}: ComboListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const drawn = Math.max(limit, (active ?? 0) + ROWS_AT_ONCE / 2);

  useLayoutEffect(() => {
    const node = list.current;
    if (node === null || options.length === 0) return;
    if (active === undefined) node.scrollTop = 0;
    else node.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active, options]);

  useEffect(() => (popup.current ? keepInSight(popup.current) : undefined), []);

  function drawMore({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) {
    const below = scrollHeight - scrollTop - clientHeight;
    if (below < clientHeight && drawn < options.length) setLimit(drawn + ROWS_AT_ONCE);
  }

  function pick({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest("[role=option]") : null;
    const option = options[[...(list.current?.children ?? [])].indexOf(row as Element)];
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
        onScroll={drawMore}
        // The focus stays in the box, so a phone keeps its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={pick}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
      >
        {options.slice(0, drawn).map((option, index) => (
          <Row
            key={option.value}
            id={rowId(id, index)}
            option={option}
            position={index + 1}
            count={options.length}
            active={index === active}
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
      {chosen ? <Icon name="check" className="sg-combo__tick" /> : null}
    </div>
  );
});
