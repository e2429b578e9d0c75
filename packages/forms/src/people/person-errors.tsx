import type { ReactNode } from "react";
import { FieldErrorText } from "../fields/use-form-field.ts";
import { useErrorText } from "../form/use-error-message.ts";
import { laterPeopleTexts } from "./texts/later-people-texts.ts";

/** Gives the fields inside the words for what is wrong with a person. */
export function PersonErrors({ children }: { readonly children: ReactNode }) {
  const errorText = useErrorText(laterPeopleTexts);
  return <FieldErrorText.Provider value={errorText}>{children}</FieldErrorText.Provider>;
}
