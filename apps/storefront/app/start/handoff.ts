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

/** Reads the handoff; throws for one that names a script of another site. */
export function readHandoff(json: string, page: URL | Location): Handoff {
  const handoff = JSON.parse(json) as Handoff;
  for (const url of [handoff.manifestUrl, ...Object.values(handoff.routes).flat()]) {
    if (new URL(url, page.href).origin !== page.origin) {
      throw new TypeError("Scripts come from this site only");
    }
  }
  return handoff;
}
