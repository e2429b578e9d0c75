/** A finding of a check: a fault prevents sales, a warning does not. */
export interface Finding {
  readonly level: "fault" | "warning" | "ok";
  readonly text: string;
}

/** A successful check. */
export const ok = (text: string): Finding => ({ level: "ok", text });
/** A problem that does not prevent sales. */
export const warning = (text: string): Finding => ({ level: "warning", text });
/** A problem that must be fixed before a service can sell, with the fix. */
export const fault = (text: string): Finding => ({ level: "fault", text });
