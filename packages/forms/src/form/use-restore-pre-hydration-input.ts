import { type RefObject, useLayoutEffect, useRef } from "react";
import { valueAt } from "../validation/field-name.ts";
import type { ZodForm } from "./zod-form.ts";

/** Reads what was typed or autofilled before hydration. */
export function useRestorePreHydrationInput(
  form: Pick<ZodForm, "fields" | "values" | "setValue">,
  element: RefObject<HTMLFormElement | null>,
): void {
  const done = useRef(false);

  useLayoutEffect(() => {
    // Only the first commit can find values that no handler of ours has seen.
    if (done.current) return;
    done.current = true;
    for (const [name, field] of form.fields) {
      const control = element.current?.elements.namedItem(name);
      const shown = control ? field.readControl?.(control) : undefined;
      if (shown !== undefined && shown !== valueAt(form.values, name)) form.setValue(name, shown);
    }
  });
}
