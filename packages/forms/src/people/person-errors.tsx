import type { ReactNode } from "react";
import { FieldErrorText } from "../fields/use-form-field.ts";
import { useErrorText } from "../form/use-error-message.ts";
import { peopleTexts } from "./texts/people-texts.ts";

/** Provides the fields inside with the texts of a person's errors. */
export function PersonErrors({ children }: { readonly children: ReactNode }) {
  const errorText = useErrorText(peopleTexts);
  return <FieldErrorText.Provider value={errorText}>{children}</FieldErrorText.Provider>;
}
