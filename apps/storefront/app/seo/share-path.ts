import type { PatternFamily } from "@sughurta/ui-kit";

/** Pages with a share picture of their own, by the key of their title, with its pattern. */
export const sharedPages = {
  home: "trip",
  travel: "trip",
  auto: "car",
  boxes: "family",
  blog: "home",
} satisfies Record<string, PatternFamily>;

/** A page with a share picture of its own. */
export type SharedPage = keyof typeof sharedPages;

/** Width and height of a share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Path of the share picture of a page, or of a product or an article by its slug. */
export function sharePath(kind: "page" | "boxes" | "auto" | "blog", name: string): string {
  return `/share/${kind}/${encodeURIComponent(name)}.png`;
}
