/** Initials of all named people: enough to recognise people, too little to identify them (SPEC-58). */
export function initialsOf(names: readonly (readonly string[])[]): string {
  const initials = names.map((name) =>
    name
      .filter(Boolean)
      .map((part) => `${[...part][0]}.`)
      .join(" "),
  );
  return [...new Set(initials.filter(Boolean))].join(", ");
}
