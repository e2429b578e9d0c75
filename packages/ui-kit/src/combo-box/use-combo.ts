import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useEscape } from "../escape/use-escape.ts";
import { useLatest } from "../use-latest/use-latest.ts";
import {
  type ComboOption,
  type ComboSearch,
  type FoldText,
  findExactOption,
  foldOptions,
  foldText,
  searchOptions,
} from "./search-options.ts";

const PREPARE_AFTER_MS = 60;

interface ComboSettings {
  /** Id of the text box. */
  readonly id: string;
  readonly options: readonly ComboOption[];
  readonly chosen: readonly string[];
  /** Text of the box while the user is not typing. */
  readonly shownText: string;
  /** Replaces the search by the letters of names; the same function between renders. */
  readonly search?: ComboSearch | undefined;
  /** Options where the search has no results: never chosen automatically. The same function between renders. */
  readonly guess?: ComboSearch | undefined;
  /** Normalises names with several spellings; the same function between renders. */
  readonly foldText?: FoldText | undefined;
  readonly onChoose: (option: ComboOption) => void;
  /** Announcement of a chosen option for screen readers. */
  readonly getAnnouncement: (option: ComboOption) => string;
  /** Called when the text was erased completely, or matches no option: a box with one option has no value then. */
  readonly onErased?: (() => void) | undefined;
  /** Called on blur with a text that matches no option, `""` where there is none. */
  readonly onUnknownText?: ((text: string) => void) | undefined;
  /** Called on Backspace in an empty box. */
  readonly onBackspace?: (() => void) | undefined;
  /** Whether the list stays open for the next choice. */
  readonly staysOpen?: (() => boolean) | undefined;
}

/** Behaviour of the ARIA 1.2 combobox: the typed text, the open list, the active row. */
export function useCombo({
  id,
  options,
  chosen,
  shownText,
  search = searchOptions,
  guess,
  foldText: fold = foldText,
  onChoose,
  getAnnouncement,
  onErased,
  onUnknownText,
  onBackspace,
  staysOpen,
}: ComboSettings) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState<number>();
  /** The user has moved to the active row explicitly. */
  const [hasMoved, setMoved] = useState(false);
  const [left, setLeft] = useState(false);
  const [announced, setAnnounced] = useState<string>();

  const text = typed ?? shownText;
  const found = useMemo(
    () => (typed ? search(options, typed, fold) : options),
    [options, search, fold, typed],
  );
  const guesses = useMemo(
    () => (typed && found.length === 0 ? guess?.(options, typed, fold) : undefined),
    [options, found, guess, fold, typed],
  );
  const matches = guesses ?? found;

  const afterPress = useAfterPress();
  const adopted = useRef(false);
  useLayoutEffect(() => {
    if (adopted.current) return;
    adopted.current = true;
    const box = document.getElementById(id);
    // Typed before hydration: the search continues where the focus is.
    if (!(box instanceof HTMLInputElement) || box.value === text) return;
    setTyped(box.value);
    setActive(0);
    setOpen(box === document.activeElement);
  });

  useEffect(() => {
    if (!open) return;
    // Before the first letter is typed, and after the list is painted.
    const timer = setTimeout(foldOptions, PREPARE_AFTER_MS, options, fold);
    return () => clearTimeout(timer);
  }, [open, options, fold]);

  const waiting = !open && typed && options.length > 0 ? typed : undefined;
  const isChosen = chosen.length > 0;
  const take = useLatest(onChoose);
  useEffect(() => {
    if (waiting === undefined || document.activeElement?.id === id) return;
    const meant = isChosen ? undefined : findExactOption(options, waiting, { fold, search });
    if (meant) take.current(meant);
    // A text that matches no option stays until one is chosen.
    if (meant || isChosen) setTyped(undefined);
  }, [waiting, isChosen, options, search, fold, id]);

  const chosenRow = () => {
    const index = options.findIndex(({ value }) => chosen.includes(value));
    return index < 0 ? undefined : index;
  };

  function show() {
    if (open) return;
    setAnnounced(undefined);
    setActive(chosenRow());
    setOpen(true);
  }

  function toggle() {
    if (open) close();
    else show();
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
  }

  useEscape(open, close, () => document.getElementById(id)?.closest(".sg-combo"));

  function choose(option: ComboOption | undefined) {
    if (!option) return;
    setAnnounced(getAnnouncement(option));
    onChoose(option);
    if (!staysOpen?.()) close();
    if (typed === undefined) return;
    setTyped(undefined);
    setActive(undefined);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    setAnnounced(undefined);
    setLeft(false);
    setTyped(value);
    if (event.currentTarget !== document.activeElement) {
      fill(value);
      return;
    }
    setActive(value === "" ? undefined : 0);
    setMoved(false);
    setOpen(true);
    if (value === "") onErased?.();
  }

  /** A browser or password manager filled it in while the focus is elsewhere: the list does not open. */
  function fill(value: string) {
    const meant = findExactOption(options, value, { fold, search });
    if (meant) choose(meant);
    else if (isChosen) onErased?.();
    setLeft(true);
  }

  function move(step: 1 | -1) {
    const { length } = matches;
    const from = active ?? (step > 0 ? -1 : 0);
    const next = length === 0 ? undefined : (from + step + length) % length;
    setActive(open ? next : (chosenRow() ?? (step > 0 ? 0 : length - 1)));
    setMoved(true);
    setOpen(true);
  }

  function press(event: KeyboardEvent) {
    const { key, altKey } = event;
    if (key === "ArrowDown" || (key === "ArrowUp" && !altKey)) {
      event.preventDefault();
      if (altKey) show();
      else move(key === "ArrowDown" ? 1 : -1);
    } else if (open && key === "ArrowUp") {
      event.preventDefault();
      close();
    } else if (open && key === "Enter") {
      event.preventDefault();
      if (active !== undefined) choose(matches[active]);
    } else if (open && key === "Tab" && onErased && active !== undefined) {
      const row = guesses && !hasMoved ? undefined : matches[active];
      if (row && !chosen.includes(row.value)) choose(row);
    } else if (key === "Backspace" && text === "") {
      onBackspace?.();
    }
  }

  function leave(event: FocusEvent<HTMLElement>) {
    const { currentTarget, relatedTarget } = event;
    // The window has lost the focus, not the box: it has it again when the user returns.
    if (document.activeElement === currentTarget) return;
    const next = relatedTarget?.closest("[role=combobox], [role=listbox]") ?? null;
    if (next && currentTarget.closest(".sg-combo")?.contains(next)) return;
    const meant = typed ? findExactOption(options, typed, { fold, search }) : undefined;
    if (meant && !chosen.includes(meant.value)) onChoose(meant);
    afterPress(() => setLeft(true));
    // A text that matches no option stays for correction; the list may still be loading.
    const stays = typed && !meant && (onErased || options.length === 0);
    if (stays) {
      setOpen(false);
      if (isChosen) onErased?.();
    } else {
      close();
    }
    onUnknownText?.(stays ? typed : "");
  }

  function click(event: MouseEvent<HTMLInputElement>) {
    if (!open) event.currentTarget.select();
    show();
  }

  /** The active row is scrolled out of view: Enter does not choose an invisible row. */
  function clearActive() {
    setActive(undefined);
  }

  return {
    open,
    typing: Boolean(typed),
    text,
    matches,
    /** The typed text matches no option, and the focus has left. */
    isUnknown: left && !open && Boolean(typed) && options.length > 0,
    /** The last action in words, for screen readers. */
    announced,
    announce: setAnnounced,
    toggle,
    clearActive,
    // The list may have become shorter in the meantime.
    active: active !== undefined && active < matches.length ? active : undefined,
    choose,
    /** For the box and, where a screen reader puts the focus there, for the list. */
    keys: { onKeyDown: press, onBlur: leave },
    changes: { onChange: type, onClick: click },
  };
}

/** Calls a function at once, or after the current press: a message that appears must not move the pressed element. */
function useAfterPress() {
  const pressing = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const press = () => {
      pressing.current = true;
    };
    function release() {
      pressing.current = false;
      const run = waiting.current;
      waiting.current = undefined;
      if (run) setTimeout(run);
    }
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", release, options);
    document.addEventListener("pointercancel", release, options);
    return () => stop.abort();
  }, []);

  return (run: () => void) => {
    if (pressing.current) waiting.current = run;
    else run();
  };
}
