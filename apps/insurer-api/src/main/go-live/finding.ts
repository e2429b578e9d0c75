/** One thing that was found: a fault keeps a service from selling, a warning does not. */
export interface Finding {
  readonly level: "fault" | "warning" | "ok";
  readonly text: string;
}

/** Something is as it should be. */
export const ok = (text: string): Finding => ({ level: "ok", text });
/** Something that a service can sell with. */
export const warning = (text: string): Finding => ({ level: "warning", text });
/** Something to put right before a service can sell, with what to do. */
export const fault = (text: string): Finding => ({ level: "fault", text });
