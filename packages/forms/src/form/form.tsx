import { Button, type ButtonProps, Stack, withRef } from "@sughurta/ui-kit";
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { useFieldLeaving } from "../form-state/use-touched-fields.ts";
import { valueAt } from "../validation/field-name.ts";
import { type ErrorBanner, FormErrors, GeneralErrors } from "./form-errors.tsx";
import { type ErrorText, useErrorMessage } from "./use-error-message.ts";
import { FormContext, type FormContextValue, useFormContext, type ZodForm } from "./zod-form.ts";

export type FormProps<Values> = Omit<
  ComponentPropsWithoutRef<"form">,
  "onBlur" | "onFocus" | "onSubmit"
> & {
  /** The form of `useZodForm`. */
  form: ZodForm<Values>;
  /** A list of all errors on top; without it the first invalid field takes the focus. */
  errorSummary?: boolean | undefined;
  /** Other words for the list of errors, with a button to the first one; the same object between renders. */
  errorBanner?: ErrorBanner | undefined;
  /** Ways out beside the list of errors. */
  errorActions?: ReactNode;
  /** Texts of error codes of this form; keep the function the same between renders. */
  errorText?: ErrorText | undefined;
};

/** A form element whose fields are bound by `name`; errors are shown in a summary and at the fields. */
export function Form<Values>({
  form,
  errorSummary = true,
  errorBanner,
  errorActions,
  errorText,
  children,
  ...attributes
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const getMessage = useErrorMessage(errorText);
  const context = useMemo<FormContextValue>(
    // Fields address values by name, so the type of all values together does not matter to them.
    () => ({ form: form as unknown as ZodForm, getMessage }),
    [form, getMessage],
  );
  useRestorePreHydrationInput(context.form, element);
  const leaving = useFieldLeaving(form);
  const { attempt } = form.submitErrors;

  useEffect(() => {
    if (attempt > 0) nudgeFirst(element.current);
  }, [attempt]);

  useEffect(() => {
    if (errorSummary || attempt === 0) return;
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt, errorSummary]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    // The values are rendered before they are checked.
    flushSync(() => takeShownValues(context.form, element.current));
    void form.submit();
  }

  return (
    <FormContext.Provider value={context}>
      {/* Outside a dialog this method has no effect: a press before the page is interactive must neither reload it nor
         put personal data into a URL. */}
      <form
        method="dialog"
        noValidate
        {...attributes}
        ref={element}
        onBlur={leaving.onBlur}
        onFocus={leaving.onFocus}
        onSubmit={submit}
      >
        {errorSummary ? (
          <Stack gap="lg">
            <FormErrors banner={errorBanner}>{errorActions}</FormErrors>
            <div>{children}</div>
          </Stack>
        ) : (
          <>
            <GeneralErrors />
            {children}
          </>
        )}
      </form>
    </FormContext.Provider>
  );
}

const NUDGED = "data-nudged";

/** Moves the first invalid field after an attempt to submit; the others stay in place. */
function nudgeFirst(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll(`[${NUDGED}]`) ?? []) field.removeAttribute(NUDGED);
  const first = form?.querySelector<HTMLElement>(".sg-field[data-invalid]");
  // The animation of the same field restarts only after a layout without it.
  if (first && first.offsetWidth >= 0) first.setAttribute(NUDGED, "");
}

/**
 * Copies the displayed values of the controls where the form's differ: a browser, a password manager or an extension
 * may fill a field without an event.
 */
function takeShownValues(
  form: Pick<ZodForm, "fields" | "values" | "setValue">,
  element: HTMLFormElement | null,
): void {
  for (const [name, field] of form.fields) {
    const control = element?.elements.namedItem(name);
    if (!control || showsWhatWasRendered(control)) continue;
    const shown = field.readControl?.(control);
    if (shown !== undefined && shown !== valueAt(form.values, name)) form.setValue(name, shown);
  }
}

/** React writes what it renders into a text box as its default value too. */
function showsWhatWasRendered(control: Element | RadioNodeList): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return !TICKED.includes(control.type) && control.value === control.defaultValue;
}

const TICKED = ["checkbox", "radio"];

/** Reads what was typed or autofilled before hydration. */
function useRestorePreHydrationInput(
  form: Pick<ZodForm, "fields" | "values" | "setValue">,
  element: RefObject<HTMLFormElement | null>,
): void {
  const done = useRef(false);

  useLayoutEffect(() => {
    // Only the first commit can find values that no handler has received.
    if (done.current) return;
    done.current = true;
    takeShownValues(form, element.current);
  });
}

/** The button that sends the form around it; busy while the form is being sent. */
export const SubmitButton = /* @__PURE__ */ withRef(function SubmitButton(
  props: Omit<ButtonProps, "type" | "onClick">,
) {
  const { form } = useFormContext();
  return <Button {...props} type="submit" busy={form.submitting || props.busy === true} />;
});
