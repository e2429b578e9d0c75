import type { Insurer } from "@sughurta/forms";
import type { PublicConfig } from "#server/render/services.ts";

/** A number of several groups does not wrap. */
const unbroken = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** The insurer from its settings and the pages of this site. */
export function insurerOf({ supportPhone, assistancePhone }: PublicConfig): Insurer {
  return {
    supportPhone: unbroken(supportPhone),
    assistancePhone: unbroken(assistancePhone),
    rulesHref: "/rules",
    privacyHref: "/politics",
  };
}
