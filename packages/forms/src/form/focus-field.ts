import type { ZodForm } from "./zod-form.ts";

/** Puts the focus on a field, or on the line it is collapsed into, for a button that is removed with its press. */
export function focusField(form: Pick<ZodForm, "fields">, name: string): void {
  const field = form.fields.get(name);
  const control = field ? document.getElementById(field.id) : null;
  const folded = control?.closest("details:not([open])")?.querySelector("summary");
  (folded ?? control)?.focus();
}
