import { contentTexts } from "@sughurta/content";
import { formTexts } from "@sughurta/forms";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/content.css?url";
import textStyles from "../styles/text.css?url";

/** Texts of the content screens and of the small forms on them. */
export const contentHandle: RouteHandle = { texts: [contentTexts, formTexts] };

/** Stylesheet of the content screens with a form. */
export const contentLinks = () => [{ rel: "stylesheet", href: styles }];

/** Stylesheet of the content screens that only are read: a third of the other one. */
export const textLinks = () => [{ rel: "stylesheet", href: textStyles }];

/** Page number of an address: 1 for anything that is none. */
export function pageOf(url: string): number {
  const page = Number(new URL(url).searchParams.get("page"));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
