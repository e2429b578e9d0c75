import { createContext, useContext } from "react";
import type { ErrorMessage } from "./use-error-message.ts";
import type { ZodForm } from "./zod-form.ts";

/** Form context of the fields: its state and the text of an error. */
export type FormContextValue = {
  readonly form: ZodForm;
  readonly messageOf: ErrorMessage;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a component; throws outside `<Form>`. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("A field component must be inside <Form>");
  return context;
}
