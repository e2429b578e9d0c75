import {
  type ChangeEvent,
  type FocusEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react";
import { Field, type FieldTexts, useFieldIds } from "../field/field.tsx";
import { useDigitCaret } from "../field/use-digit-caret.ts";
import { isoDateFrom, maskDate, shownDate } from "./date-text.ts";

const OUT_OF_RANGE_DELAY_MS = 200;

/** What every typed date takes. */
export interface TypedDateOptions extends FieldTexts {
  readonly name: string;
  /** ISO date, or the text typed so far while it is no date yet. */
  readonly value: string;
  /** Gives an ISO date as soon as the text is a real day, the raw text before that. */
  readonly onValueChange: (value: string) => void;
  /** First and last allowed day, ISO. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Says what was typed and which range is allowed, after a date out of range was cleared. */
  readonly outOfRangeText?: ((typed: string) => string) | undefined;
  readonly id?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly className?: string | undefined;
}

interface TypedDateProps extends TypedDateOptions {
  /** Button inside the box that opens the calendar. */
  readonly button?: ReactNode;
  /** A day out of range was cleared. */
  readonly onRefused?: (() => void) | undefined;
}

/** A date typed as DD.MM.YYYY, without a calendar of its own. */
export function TypedDate({
  label,
  hint,
  error,
  optionalText,
  value,
  onValueChange,
  min,
  max,
  outOfRangeText,
  id,
  onBlur,
  ref,
  className,
  button,
  onRefused,
  ...input
}: TypedDateProps) {
  const [refused, setRefused] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const caret = useDigitCaret(ref);
  const isRefused = refused !== undefined && value === "";
  const shownError = error ?? (isRefused ? outOfRangeText?.(refused) : undefined);
  const ids = useFieldIds({ hint, error: shownError }, id);

  useEffect(() => () => clearTimeout(timer.current), []);

  function take(next: string) {
    clearTimeout(timer.current);
    setRefused(undefined);
    onValueChange(next);
    const outside =
      isoDateFrom(shownDate(next)) !== undefined &&
      ((min !== undefined && next < min) || (max !== undefined && next > max));
    if (outside && outOfRangeText) timer.current = setTimeout(refuse, OUT_OF_RANGE_DELAY_MS, next);
  }

  function refuse(date: string) {
    if (caret.input.current?.value !== shownDate(date)) return;
    setRefused(shownDate(date));
    onValueChange("");
    onRefused?.();
    caret.input.current?.focus();
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
      error={shownError}
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
          className="sg-input sg-input--figures"
          type="text"
          inputMode="numeric"
          maxLength={10}
          value={shownDate(value)}
          aria-describedby={ids.describedBy}
          aria-invalid={shownError ? true : undefined}
          onChange={change}
          onBlur={onBlur}
        />
        {button}
      </div>
    </Field>
  );
}
