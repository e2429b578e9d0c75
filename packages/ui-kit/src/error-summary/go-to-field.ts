/** Puts the focus on a field by its id, label and message in sight; tells whether it is on the page. */
export function goToField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (field === null) return false;
  field.focus({ preventScroll: true });
  const place = field.closest(".sg-field") ?? field;
  place.scrollIntoView?.({ block: "start" });
  return true;
}
