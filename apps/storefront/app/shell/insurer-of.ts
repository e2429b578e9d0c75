import type { Insurer } from "@sughurta/forms";
import type { PublicConfig } from "#server/services.ts";

/** A number of several groups is never torn apart at the end of a line. */
const unbroken = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** The insurer as its settings and the pages of this site tell it. */
export function insurerOf({ supportPhone, assistancePhone }: PublicConfig): Insurer {
  return {
    supportPhone: unbroken(supportPhone),
    assistancePhone: unbroken(assistancePhone),
    rulesHref: "/rules",
    privacyHref: "/politics",
  };
}
