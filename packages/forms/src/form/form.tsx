import { Stack } from "@sughurta/ui-kit";
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { FormContext, type FormContextValue } from "./form-context.ts";
import { type ErrorBanner, FormErrors, GeneralErrors } from "./form-errors.tsx";
import { type ErrorText, useErrorMessage } from "./use-error-message.ts";
import { takeShownValues, useRestorePreHydrationInput } from "./use-shown-values.ts";
import { useFieldLeaving } from "./use-touched-fields.ts";
import type { ZodForm } from "./zod-form.ts";

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
  const messageOf = useErrorMessage(errorText);
  const context = useMemo<FormContextValue>(
    // Fields address values by name, so the type of all values together does not matter to them.
    () => ({ form: form as unknown as ZodForm, messageOf }),
    [form, messageOf],
  );
  useRestorePreHydrationInput(context.form, element);
  const leaving = useFieldLeaving(form);
  const { attempt } = form.submitErrors;

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
