/** Whether a flag means yes: `1`, `"1"`, `true` and `"true"` do, whatever shape a service chose (SPEC-16). */
export function parseFlag(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}
