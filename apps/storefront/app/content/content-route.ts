import { contentTexts } from "@sughurta/content";
import { formTexts } from "@sughurta/forms";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/content.css?url";

/** Texts of the content screens; the small forms on them come later. */
export const contentHandle: RouteHandle = { texts: [contentTexts], textsOfParts: [formTexts] };

/** Stylesheet of the content screens. */
export const contentLinks = () => [{ rel: "stylesheet", href: styles }];

/** Page number of an address: 1 for anything that is none. */
export function pageOf(url: string): number {
  const page = Number(new URL(url).searchParams.get("page"));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
