import type { Translate } from "@sughurta/i18n";
import type { Ineligibility } from "../model/eligibility-of.ts";
import type { MotorTexts } from "../texts/motor-texts.ts";

/** Why there is no policy and what to do instead, in words. */
export function ineligibilityWords(
  why: Ineligibility,
  t: Translate<MotorTexts>,
): { readonly title: string; readonly text: string } {
  switch (why.reason) {
    case "carTooOld": {
      const age = { years: why.maxAge };
      const text = why.instead.length > 0 ? "text" : "noneText";
      return {
        title: t("ineligible.carTooOld.title", age),
        text: t(`ineligible.carTooOld.${text}`, age),
      };
    }
    case "driverAge":
    case "driverExperience":
      return { title: t("ineligible.driver.title"), text: t("ineligible.driver.text") };
    default: {
      const { reason } = why;
      return { title: t(`ineligible.${reason}.title`), text: t(`ineligible.${reason}.text`) };
    }
  }
}
