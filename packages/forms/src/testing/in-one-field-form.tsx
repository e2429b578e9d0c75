import type { ComponentType } from "react";
import { OneFieldForm, type OneFieldFormProps } from "./one-field-form.tsx";

type FieldOfForm = Pick<OneFieldFormProps, "rule" | "initialValue">;

/** A decorator of stories: the input is in a form whose value `field` has this rule. */
export function inOneFieldForm(rule: FieldOfForm["rule"], initialValue: unknown) {
  return (Story: ComponentType) => (
    <OneFieldForm rule={rule} initialValue={initialValue}>
      <Story />
    </OneFieldForm>
  );
}
