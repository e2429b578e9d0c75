import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { DeskContext } from "./desk-context.ts";

/** A parent page: its path below the desk path, and its title. */
interface PageAbove {
  readonly path: string;
  readonly label: string;
}

/** Breadcrumb links to the parent pages, outermost first. */
export function backLinks(
  { path }: Pick<DeskContext, "path">,
  language: Language,
  ...above: readonly PageAbove[]
) {
  const links = above.map(
    (page, place) =>
      html`${place === 0 ? "" : " › "}<a href="${path}${page.path}?lang=${language}">${page.label}</a>`,
  );
  return html`<p>${links}</p>`;
}
