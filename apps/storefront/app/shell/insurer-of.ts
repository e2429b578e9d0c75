import type { Insurer } from "@sughurta/forms";
import type { PublicConfig } from "#server/services.ts";

/** The insurer as its settings and the pages of this site tell it. */
export function insurerOf({ supportPhone, assistancePhone }: PublicConfig): Insurer {
  return { supportPhone, assistancePhone, rulesHref: "/rules", privacyHref: "/politics" };
}
