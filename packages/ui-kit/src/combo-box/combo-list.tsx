import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useRef,
} from "react";
import { Icon } from "../icon/icon.tsx";
import { keepAboveKeyboard } from "./keep-in-sight.ts";
import type { ComboOption } from "./search-options.ts";
import { rowId, useRowWindow } from "./use-row-window.ts";

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
