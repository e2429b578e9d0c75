import { html } from "hono/html";

/** Name and contact details, one per line, without line breaks inside them. */
export const contactLines = (...lines: readonly string[]) =>
  lines
    .filter((line) => line !== "")
    .map((line, place) => html`${place === 0 ? "" : html`<br>`}${line}`);
