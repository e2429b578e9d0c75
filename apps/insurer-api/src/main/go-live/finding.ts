/** One thing that was found: a fault keeps a service from selling, a warning does not. */
export interface Finding {
  readonly level: "fault" | "warning" | "ok";
  readonly text: string;
}

export const ok = (text: string): Finding => ({ level: "ok", text });
export const warning = (text: string): Finding => ({ level: "warning", text });
export const fault = (text: string): Finding => ({ level: "fault", text });
