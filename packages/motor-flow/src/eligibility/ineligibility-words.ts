import { DRIVER_AGE } from "@sughurta/domain/person";
import type { Translate } from "@sughurta/i18n";
import type { Ineligibility } from "../model/eligibility-of.ts";
import type { IneligibleTexts } from "../texts/ineligible-texts.ts";

/** Texts of the reason why there is no policy and of the alternatives. */
export function ineligibilityWords(
  why: Ineligibility,
  t: Translate<IneligibleTexts>,
): { readonly title: string; readonly text: string } {
  switch (why.reason) {
    case "carTooOld": {
      const age = { years: why.maxAge };
      const text = why.instead.length > 0 ? "text" : "noneText";
      return {
        title: t("carTooOld.title", age),
        text: t(`carTooOld.${text}`, age),
      };
    }
    case "driverAge":
    case "driverExperience":
      return { title: t("driver.title"), text: t("driver.text", DRIVER_AGE) };
    default: {
      const { reason } = why;
      return { title: t(`${reason}.title`), text: t(`${reason}.text`) };
    }
  }
}
