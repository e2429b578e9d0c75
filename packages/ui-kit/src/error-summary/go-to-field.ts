/**
 * Puts the focus on a field by its id, with label and message scrolled into view; returns whether it is on the page.
 */
export function goToField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (field === null) return false;
  field.focus({ preventScroll: true });
  const place = field.closest(".sg-field") ?? field;
  place.scrollIntoView?.({ block: "start" });
  return true;
}
