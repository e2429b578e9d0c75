import { MAX_CAR_AGE_YEARS, type MotorProduct } from "@sughurta/domain/motor";
import { DRIVER_AGE } from "@sughurta/domain/person";
import { useInsurer } from "@sughurta/forms";
import { type Translate, useTexts } from "@sughurta/i18n";
import { ButtonLink } from "@sughurta/ui-kit";
import type { Ineligibility } from "../model/ineligibility.ts";
import type { MotorLinks } from "../model/motor-links.ts";
import { type IneligibleTexts, ineligibleTexts } from "../texts/motor-texts.ts";

/** Ready-made casco has several programmes to choose from; the others have one order each. */
function insteadHref(product: MotorProduct, links: MotorLinks): string | undefined {
  return product === "SCI" ? links.programmes : links.order(product);
}

function productsInstead(why: Ineligibility): readonly MotorProduct[] {
  if (why.reason === "carTooOld") return why.instead;
  return why.reason === "driverAge" || why.reason === "driverExperience" ? ["MTPL"] : [];
}

export interface IneligibleActionsProps {
  readonly why: Ineligibility;
  readonly links: MotorLinks;
}

/** Alternatives where there is no policy: another kind of insurance, an office, a call. */
export function IneligibleActions({ why, links }: IneligibleActionsProps) {
  const { t } = useTexts(ineligibleTexts);
  const { supportPhone } = useInsurer();
  const instead = productsInstead(why).flatMap((product) => {
    const href = insteadHref(product, links);
    return href === undefined ? [] : [{ product, href }];
  });
  return (
    <>
      {instead.map(({ product, href }) => (
        <ButtonLink key={product} variant="secondary" icon="car" href={href}>
          {t(`instead.${product}`, { years: MAX_CAR_AGE_YEARS[product] })}
        </ButtonLink>
      ))}
      {why.reason === "legalEntity" && links.business !== undefined ? (
        <ButtonLink variant="secondary" icon="users" href={links.business}>
          {t("companies")}
        </ButtonLink>
      ) : null}
      {instead.length === 0 ? (
        <ButtonLink variant="secondary" icon="map-pin" href={links.offices}>
          {t("office")}
        </ButtonLink>
      ) : null}
      <ButtonLink variant="secondary" icon="phone" href={`tel:${supportPhone}`}>
        {t("call", { phone: supportPhone })}
      </ButtonLink>
    </>
  );
}

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
