/** What a page hands to the scripts that start later: no code, only data. */
export interface Handoff {
  /** React Router's own start values. */
  context: Record<string, unknown>;
  manifestUrl: string;
  /** Modules of the matched routes, by route id. */
  routes: Record<string, string[]>;
}

export const HANDOFF_ID = "sg-handoff";
export const STATE_ID = "sg-state";
export const START_ID = "sg-start";

/** Makes text safe inside a script element of any data type; JSON parsers read it unchanged. */
export function escapeData(json: string): string {
  return json
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
