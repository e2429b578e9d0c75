const PLACE = "(?:S\\d §\\d+|SPEC-\\d+|ADR-\\d+)";
const IN_BRACKETS = new RegExp(` ?\\((?:${PLACE}(?:[,;] )?)+\\)`, "g");
const AT_THE_END = new RegExp(` ?${PLACE}(?:, ${PLACE})*\\.?`, "g");

/** A comment for designers: without references to the specification. */
export function withoutSources(comment: string): string {
  return comment.replace(IN_BRACKETS, "").replace(AT_THE_END, "").trim();
}
