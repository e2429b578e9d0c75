import { cleanText } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import {
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { usePreventDoubleSubmit } from "../form-state/use-prevent-double-submit.ts";
import {
  touchedErrors,
  useFieldLeaving,
  useTouchedFields,
} from "../form-state/use-touched-fields.ts";
import type { TextError, TextRule } from "../validation/text-rules.ts";
import { plainFormTexts } from "./plain-form-texts.ts";

/** Input of a plain form: a rule for each input by its name, and a handler of valid texts. */
export interface PlainFormOptions<Name extends string> {
  /** Keep the object the same between renders. */
  readonly rules: Readonly<Record<Name, TextRule>>;
  /** Receives the trimmed texts; the form is busy until it is done. */
  readonly onSubmit: (texts: Readonly<Record<Name, string>>) => Promise<void>;
}

const NOTHING_TYPED: Readonly<Record<string, string>> = {};

/**
 * A form of one or two texts without formik and zod, for lightweight pages: its inputs are uncontrolled, also before
 * hydration, and errors are shown as in every form (S0 §5, SPEC-67).
 */
export function useUncontrolledForm<Name extends string>({
  rules,
  onSubmit,
}: PlainFormOptions<Name>) {
  const element = useRef<HTMLFormElement>(null);
  const { t } = useTexts(plainFormTexts);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [submits, setSubmits] = useState(0);
  const { touched, blur, enter, clear } = useTouchedFields();

  const errors = useMemo(() => {
    const all = getErrors(rules, typed);
    return submits > 0 ? all : touchedErrors(touched, all, typed);
  }, [rules, typed, submits, touched]);
  const leaving = useFieldLeaving({ blur, enter, errors });

  useEffect(() => {
    if (submits > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submits]);

  const read = useCallback(() => {
    const texts = element.current ? getTexts(element.current) : NOTHING_TYPED;
    setTyped(texts);
    return texts as Readonly<Record<Name, string>>;
  }, []);
  const reset = useCallback(() => {
    element.current?.reset();
    read();
    setSubmits(0);
    clear();
  }, [read, clear]);

  const { submit, submitting } = usePreventDoubleSubmit(async () => {
    const texts = read();
    setSubmits((before) => before + 1);
    if (Object.keys(getErrors(rules, texts)).length > 0) return false;
    await onSubmit(texts);
    return true;
  });

  return {
    /** Attributes of the form element. */
    form: {
      ref: element,
      // Outside a dialog this method has no effect: the input never gets into a URL.
      method: "dialog",
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
      onChange: () => void read(),
      onFocus: leaving.onFocus,
      onBlur(event: FocusEvent) {
        read();
        leaving.onBlur(event);
      },
    },
    /** The message at an input, while it has an error. */
    getError(name: Name) {
      const error = errors[name];
      return (
        error && t(`errors.${error.code === "tooLong" ? "tooLongBy" : error.code}`, error.values)
      );
    },
    submitting,
    /** Empties the inputs and clears errors; the same function between renders. */
    reset,
  };
}

function getTexts(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, text]) => [name, cleanText(String(text)).trim()]));
}

function getErrors(
  rules: Readonly<Record<string, TextRule>>,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, TextError>> {
  const found = Object.entries(rules).flatMap(([name, rule]) => {
    const error = rule(texts[name] ?? "");
    return error ? [[name, error] as const] : [];
  });
  return Object.fromEntries(found);
}
