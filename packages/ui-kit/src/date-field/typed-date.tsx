import {
  type ChangeEvent,
  type FocusEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ElementAttributes } from "../element/element-attributes.ts";
import { withRef } from "../element/with-ref.ts";
import { Field, type FieldTexts, useFieldIds } from "../field/field.tsx";
import { useDigitCaret } from "../field/use-digit-caret.ts";
import { isoDateFrom, maskDate, shownDate } from "./date-text.ts";

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
