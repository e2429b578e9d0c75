import { html } from "hono/html";

/** Who somebody is and how they are reached, each in a line of its own: none of it breaks in the middle. */
export const contactLines = (...lines: readonly string[]) =>
  lines
    .filter((line) => line !== "")
    .map((line, place) => html`${place === 0 ? "" : html`<br>`}${line}`);
