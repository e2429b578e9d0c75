import { MAX_CAR_AGE_YEARS, type MotorProduct } from "@sughurta/domain/motor";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink } from "@sughurta/ui-kit";
import { COMPANIES_HREF, OFFICES_HREF, orderHref, PROGRAMMES_HREF } from "../motor-links.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import type { Ineligibility } from "./eligibility-of.ts";

/** Ready-made casco is several programmes to choose from; the others are one order each. */
function insteadHref(product: MotorProduct): string {
  return product === "SCI" ? PROGRAMMES_HREF : orderHref(product);
}

function productsInstead(why: Ineligibility): readonly MotorProduct[] {
  if (why.reason === "carTooOld") return why.instead;
  return why.reason === "driverAge" || why.reason === "driverExperience" ? ["MTPL"] : [];
}

/** What can be done where there is no policy: another kind of insurance, an office, a call. */
export function IneligibleActions({ why }: { readonly why: Ineligibility }) {
  const { t } = useTexts(motorTexts);
  const { supportPhone } = useInsurer();
  const instead = productsInstead(why);
  return (
    <>
      {instead.map((product) => (
        <ButtonLink key={product} variant="secondary" icon="car" href={insteadHref(product)}>
          {t(`ineligible.instead.${product}`, { years: MAX_CAR_AGE_YEARS[product] })}
        </ButtonLink>
      ))}
      {why.reason === "legalEntity" ? (
        <ButtonLink variant="secondary" icon="users" href={COMPANIES_HREF}>
          {t("ineligible.companies")}
        </ButtonLink>
      ) : null}
      {instead.length === 0 ? (
        <ButtonLink variant="secondary" icon="map-pin" href={OFFICES_HREF}>
          {t("ineligible.office")}
        </ButtonLink>
      ) : null}
      <ButtonLink variant="secondary" icon="phone" href={`tel:${supportPhone}`}>
        {t("ineligible.call", { phone: supportPhone })}
      </ButtonLink>
    </>
  );
}
