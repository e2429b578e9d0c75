/** Whether a flag is set: `1`, `"1"`, `true` and `"true"`, whatever format a service uses (SPEC-16). */
export function parseFlag(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}
