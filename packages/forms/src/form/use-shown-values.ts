import { type RefObject, useLayoutEffect, useRef } from "react";
import { valueAt } from "../validation/field-name.ts";
import type { ZodForm } from "./zod-form.ts";

/**
 * Copies the displayed values of the controls where the form's differ: a browser, a password manager or an extension
 * may fill a field without an event.
 */
export function takeShownValues(
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
export function useRestorePreHydrationInput(
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
