import { useTexts } from "@sughurta/i18n";
import { type ReactNode, useMemo } from "react";
import { FieldErrorText } from "../fields/use-form-field.ts";
import { errorTextFrom } from "../form/use-error-message.ts";
import { peopleTexts } from "./texts/people-texts.ts";

/** Gives the fields inside the words for what is wrong with a person. */
export function PersonErrors({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts(peopleTexts);
  const errorText = useMemo(() => errorTextFrom(t), [t]);
  return <FieldErrorText.Provider value={errorText}>{children}</FieldErrorText.Provider>;
}
