import type { ZodForm } from "./zod-form.ts";

/** Puts the focus on a field, for a button that goes away with its press. */
export function focusField(form: Pick<ZodForm, "fields">, name: string): void {
  const field = form.fields.get(name);
  if (field) document.getElementById(field.id)?.focus();
}
