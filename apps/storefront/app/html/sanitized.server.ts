import { markSanitized, type SanitizedHtml } from "@sughurta/ui-kit";

/** HTML of a content response: the content cache has sanitised every text of it. */
export function sanitised(html: string): SanitizedHtml {
  return markSanitized(html);
}
