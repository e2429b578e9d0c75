import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { Seat } from "./seat.ts";

/** A page above another: its address below the desk's own path, and what it is called. */
interface PageAbove {
  readonly path: string;
  readonly label: string;
}

/** The way back from a page to those above it, the outermost first. */
export function backLinks(
  { path }: Pick<Seat, "path">,
  language: Language,
  ...above: readonly PageAbove[]
) {
  const links = above.map(
    (page, place) =>
      html`${place === 0 ? "" : " › "}<a href="${path}${page.path}?lang=${language}">${page.label}</a>`,
  );
  return html`<p>${links}</p>`;
}
