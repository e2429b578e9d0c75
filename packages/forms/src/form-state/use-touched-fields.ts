import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { valueAt } from "../validation/field-name.ts";

const NONE_TOUCHED: ReadonlySet<string> = new Set();
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

/** Errors of the fields that were left with a value: missing ones are reported on submit. */
export function touchedErrors<E>(
  touched: ReadonlySet<string>,
  errors: Readonly<Record<string, E>>,
  values: unknown,
): Readonly<Record<string, E>> {
  const shown = Object.entries(errors).filter(
    ([name]) => touched.has(name) && !isEmpty(valueAt(values, name)),
  );
  return shown.length === 0 ? NO_ERRORS : Object.fromEntries(shown);
}

/** The fields that were left: their errors are shown from then on (SPEC-67). */
export function useTouchedFields() {
  const [touched, setTouched] = useState(NONE_TOUCHED);
  const blur = useCallback(
    (names: readonly string[]) =>
      setTouched((before) =>
        names.every((name) => before.has(name)) ? before : new Set([...before, ...names]),
      ),
    [],
  );
  const enter = useCallback(
    (name: string) =>
      setTouched((before) =>
        before.has(name) ? new Set([...before].filter((one) => one !== name)) : before,
      ),
    [],
  );
  const clear = useCallback(() => setTouched(NONE_TOUCHED), []);
  return useMemo(() => ({ touched, blur, enter, clear }), [touched, blur, enter, clear]);
}

const getName = (target: EventTarget | null): string =>
  target instanceof Element && "name" in target && typeof target.name === "string"
    ? target.name
    : "";

/** Tracks fields that are left or entered again, by events of the surrounding form. */
export function useFieldLeaving({
  blur,
  enter,
  errors,
}: {
  readonly blur: (names: readonly string[]) => void;
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
      if (!stop.signal.aborted) blur(waiting.current.splice(0));
    }
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", release, options);
    document.addEventListener("pointercancel", release, options);
    return () => stop.abort();
  }, [blur]);

  return {
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const name = getName(target);
      if (name === "" || name === getName(relatedTarget)) return;
      if (pressing.current) waiting.current.push(name);
      else blur([name]);
    },
    onFocus: ({ target }: FocusEvent) => {
      const name = getName(target);
      // A shown error stays until it is fixed.
      if (name !== "" && errors[name] === undefined) enter(name);
    },
  };
}
