import { markSanitised, type SanitisedHtml } from "@sughurta/ui-kit";

/** HTML of a content answer: the content cache has sanitised every text of it. */
export function sanitised(html: string): SanitisedHtml {
  return markSanitised(html);
}
