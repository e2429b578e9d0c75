import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { valueAt } from "../validation/field-name.ts";

const NOTHING_LEFT: ReadonlySet<string> = new Set();
const NO_ERRORS: Readonly<Record<string, never>> = {};

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Errors of the fields that were left with something in them: what is missing is asked for at the end. */
export function errorsOfLeft<E>(
  left: ReadonlySet<string>,
  errors: Readonly<Record<string, E>>,
  values: unknown,
): Readonly<Record<string, E>> {
  const shown = Object.entries(errors).filter(
    ([name]) => left.has(name) && !isEmpty(valueAt(values, name)),
  );
  return shown.length === 0 ? NO_ERRORS : Object.fromEntries(shown);
}

/** The fields that were left: their errors are shown from then on (decision 67). */
export function useLeftFields() {
  const [left, setLeft] = useState(NOTHING_LEFT);
  const leave = useCallback(
    (names: readonly string[]) =>
      setLeft((before) =>
        names.every((name) => before.has(name)) ? before : new Set([...before, ...names]),
      ),
    [],
  );
  const enter = useCallback(
    (name: string) =>
      setLeft((before) =>
        before.has(name) ? new Set([...before].filter((one) => one !== name)) : before,
      ),
    [],
  );
  const forget = useCallback(() => setLeft(NOTHING_LEFT), []);
  return useMemo(() => ({ left, leave, enter, forget }), [left, leave, enter, forget]);
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof Element && "name" in target && typeof target.name === "string"
    ? target.name
    : "";

/** Hears of fields that are left or entered again, by events of the form around them. */
export function useFieldLeaving({
  leave,
  enter,
  errors,
}: {
  readonly leave: (names: readonly string[]) => void;
  readonly enter: (name: string) => void;
  readonly errors: Readonly<Record<string, unknown>>;
}) {
  const pressing = useRef(false);
  const waiting = useRef<string[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const press = () => {
      pressing.current = true;
    };
    function release() {
      pressing.current = false;
      // After the press has done its work: a message that appears must not move what is pressed.
      if (waiting.current.length > 0) setTimeout(tell);
    }
    function tell() {
      if (!stop.signal.aborted) leave(waiting.current.splice(0));
    }
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", release, options);
    document.addEventListener("pointercancel", release, options);
    return () => stop.abort();
  }, [leave]);

  return {
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const name = nameOf(target);
      if (name === "" || name === nameOf(relatedTarget)) return;
      if (pressing.current) waiting.current.push(name);
      else leave([name]);
    },
    onFocus: ({ target }: FocusEvent) => {
      const name = nameOf(target);
      // An error that is shown stays until it is fixed.
      if (name !== "" && errors[name] === undefined) enter(name);
    },
  };
}
