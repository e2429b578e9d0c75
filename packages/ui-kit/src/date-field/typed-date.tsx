import {
  type ChangeEvent,
  type FocusEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react";
import { type ElementAttributes, withRef } from "../element/element.ts";
import { Field, type FieldTexts, useFieldIds } from "../field/field.tsx";
import { useDigitCaret } from "../field/use-digit-caret.ts";

const OUT_OF_RANGE_DELAY_MS = 200;

/** Common properties of typed dates. */
export interface TypedDateOptions extends FieldTexts {
  readonly name: string;
  /** ISO date, or the text typed so far while it is no date yet. */
  readonly value: string;
  /** Called with an ISO date as soon as the text is an allowed day, the raw text before that. */
  readonly onValueChange: (value: string) => void;
  /** First and last allowed day, ISO. */
  readonly min?: string | undefined;
  /** Last allowed day, ISO. */
  readonly max?: string | undefined;
  /** Called a moment after a day out of range was typed: clear the value and show the allowed days. */
  readonly onRefused?: ((day: string) => void) | undefined;
  readonly id?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly className?: string | undefined;
}

/** Properties that a single date passes on to its text box. */
export type DateAttributes = ElementAttributes<
  "input",
  keyof TypedDateOptions | "type" | "inputMode" | "maxLength" | "defaultValue" | "onChange"
>;

interface TypedDateProps extends TypedDateOptions, DateAttributes {
  /** Button inside the box that opens the calendar. */
  readonly button?: ReactNode;
  /** Opens the calendar, where there is one. */
  readonly onHelp?: (() => void) | undefined;
  /** Called when an allowed day was typed. */
  readonly onTyped?: (() => void) | undefined;
}

/** A date typed as DD.MM.YYYY, without a calendar of its own. */
export const TypedDate = /* @__PURE__ */ withRef(function TypedDate({
  label,
  hint,
  error,
  optionalText,
  value,
  onValueChange,
  min,
  max,
  onRefused,
  id,
  ref,
  className,
  button,
  onHelp,
  onTyped,
  ...input
}: TypedDateProps) {
  const [refusals, setRefusals] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const caret = useDigitCaret(ref);
  const ids = useFieldIds({ hint, error }, id, input["aria-describedby"]);

  useEffect(() => () => clearTimeout(timer.current), []);

  // After the message and the calendar are rendered: the message is scrolled into view, whatever the calendar covers.
  useEffect(() => {
    if (refusals === 0) return;
    caret.input.current?.focus({ preventScroll: true });
    caret.input.current?.closest(".sg-field")?.scrollIntoView?.({ block: "nearest" });
  }, [refusals, caret.input]);

  function take(next: string) {
    clearTimeout(timer.current);
    const isDay = isoDateFrom(shownDate(next)) !== undefined;
    const outside =
      isDay && ((min !== undefined && next < min) || (max !== undefined && next > max));
    const isRefused = outside && onRefused !== undefined;
    // A day that is not allowed must have no effects.
    onValueChange(isRefused ? shownDate(next) : next);
    if (isRefused) timer.current = setTimeout(refuse, OUT_OF_RANGE_DELAY_MS, next);
    else if (isDay && !outside) onTyped?.();
  }

  function refuse(day: string) {
    if (caret.input.current?.value !== shownDate(day)) return;
    onRefused?.(day);
    onHelp?.();
    setRefusals((count) => count + 1);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget;
    const deleting = (event.nativeEvent as InputEvent).inputType?.startsWith("delete") === true;
    const text = deleting ? typed : maskDate(typed);
    const digits = text.replace(/\D/g, "").length;
    const after = typed.slice(selectionStart ?? typed.length).replace(/\D/g, "").length;
    if (after > 0) caret.keep(Math.max(0, digits - after));
    take(isoDateFrom(text) ?? text);
  }

  return (
    <Field
      label={label}
      hint={hint}
      error={
        error && refusals > 0 && value === "" ? (
          <span key={refusals} role="alert">
            {error}
          </span>
        ) : (
          error
        )
      }
      optionalText={optionalText}
      ids={ids}
      width="medium"
      className={className}
    >
      <div className="sg-control">
        <input
          {...input}
          ref={caret.ref}
          id={ids.id}
          className="sg-input"
          type="text"
          inputMode="numeric"
          value={shownDate(value)}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={change}
        />
        {button}
      </div>
    </Field>
  );
});

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** `2026-12-31` as `31.12.2026`; a text that is no ISO date is returned unchanged. */
export function shownDate(value: string): string {
  const found = ISO.exec(value);
  return found ? `${found[3]}.${found[2]}.${found[1]}` : value;
}

/** `31.12.2026` as `2026-12-31`, or `undefined` where there is no such day. */
export function isoDateFrom(shown: string): string | undefined {
  const found = SHOWN.exec(shown.trim());
  if (found === null) return undefined;
  const [, day = "", month = "", year = ""] = found;
  const time = new Date(0);
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const iso = time.toISOString().slice(0, 10);
  return iso === `${year}-${month}-${day}` ? iso : undefined;
}

const INVISIBLE = /\p{Cf}/gu;
const LETTER = /\p{L}/u;
/** A date with its year first, and one followed by "г." or another short word. */
const YEAR_FIRST = /^(\d{4})\D(\d{1,2})\D(\d{1,2})(?:T.*)?$/;
const WITH_WORD = /^(\d{1,2}\D{1,3}\d{1,2}\D{1,3}\d{4})\s*\p{L}{1,4}\.?$/u;

/**
 * Inserts the dots of DD.MM.YYYY into a typed or pasted text; a single digit before a dot gets its zero. A text with
 * letters is unchanged, so that a message can quote it.
 */
export function maskDate(typed: string): string {
  const text = typed
    .replace(INVISIBLE, "")
    .trim()
    .replace(YEAR_FIRST, "$3.$2.$1")
    .replace(WITH_WORD, "$1");
  if (LETTER.test(text)) return text;
  if (!/\d/.test(text)) return "";
  const parts = text.split(/\D+/);
  if (parts.length === 1) return split(text).filter(Boolean).join(".");
  const [day = "", month = "", ...rest] = parts;
  if (parts.length === 2) {
    const [first, second, third] = split(pad(day) + month);
    const groups = [first, second, third].filter(Boolean);
    return month === "" ? `${pad(day)}.` : groups.join(".");
  }
  return `${pad(day)}.${pad(month)}.${rest.join("").slice(0, 4)}`;
}

function split(digits: string): [string, string, string] {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)];
}

function pad(part: string): string {
  return part === "" ? "" : part.slice(0, 2).padStart(2, "0");
}
