import {
  type ChangeEvent,
  type FocusEvent,
  lazy,
  type Ref,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { Field, type FieldTexts, useFieldIds } from "../field/field.tsx";
import { useDigitCaret } from "../field/use-digit-caret.ts";
import { Icon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { CalendarTexts } from "./calendar-texts.ts";
import { isoDateFrom, maskDate, shownDate } from "./date-text.ts";

const loadCalendar = () => import("./calendar.tsx");
const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

const OUT_OF_RANGE_DELAY_MS = 200;

export interface DateFieldProps extends FieldTexts {
  readonly name: string;
  /** ISO date, or the text typed so far while it is no date yet. */
  readonly value: string;
  /** Gives an ISO date as soon as the text is a real day, the raw text before that. */
  readonly onValueChange: (value: string) => void;
  /** First and last allowed day, ISO. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Day to mark and to open at, ISO, from the server. */
  readonly today?: string | undefined;
  /** Words of the calendar; left out, the date can only be typed (best for birth dates). */
  readonly calendar?: CalendarTexts | undefined;
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

/** A date that can always be typed as DD.MM.YYYY; the calendar is a help that loads when asked for. */
export function DateField({
  label,
  hint,
  error,
  optionalText,
  value,
  onValueChange,
  min,
  max,
  today,
  calendar,
  outOfRangeText,
  id,
  onBlur,
  ref,
  className,
  ...input
}: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const caret = useDigitCaret(ref);
  const shownError = error ?? (refused === undefined ? undefined : outOfRangeText?.(refused));
  const ids = useFieldIds({ hint, error: shownError }, id);
  const iso = isoDateFrom(shownDate(value));

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
    setRefused(shownDate(date));
    onValueChange("");
    setOpen(calendar !== undefined);
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

  function pick(date: string) {
    take(date);
    close();
  }

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  useEffect(() => {
    if (!open) return;
    function closeOutside(event: Event) {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setOpen(false);
      opener.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);

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
      <div className="sg-date" ref={box}>
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
          {calendar ? (
            <button
              ref={opener}
              type="button"
              className="sg-control__action"
              aria-label={open ? calendar.close : calendar.open}
              aria-haspopup="dialog"
              disabled={input.disabled}
              onClick={() => setOpen(!open)}
              onFocus={loadCalendar}
              onPointerEnter={loadCalendar}
            >
              <Icon name="calendar" />
            </button>
          ) : null}
        </div>
        {open && calendar ? (
          <div className="sg-date__popup" role="dialog" aria-label={calendar.open}>
            <Suspense fallback={<Spinner className="sg-date__waiting" />}>
              <Calendar
                texts={calendar}
                min={min}
                max={max}
                today={today}
                selected={iso}
                onSelect={pick}
              />
            </Suspense>
          </div>
        ) : null}
      </div>
    </Field>
  );
}
