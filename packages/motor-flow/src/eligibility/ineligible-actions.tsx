import { MAX_CAR_AGE_YEARS, type MotorProduct } from "@sughurta/domain/motor";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink } from "@sughurta/ui-kit";
import { useContext } from "react";
import { type MotorLinks, MotorLinksContext } from "../motor-links.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import type { Ineligibility } from "./eligibility-of.ts";

/** Ready-made casco is several programmes to choose from; the others are one order each. */
function insteadHref(product: MotorProduct, links: Partial<MotorLinks>): string | undefined {
  return product === "SCI" ? links.programmes : links.order?.(product);
}

function productsInstead(why: Ineligibility): readonly MotorProduct[] {
  if (why.reason === "carTooOld") return why.instead;
  return why.reason === "driverAge" || why.reason === "driverExperience" ? ["MTPL"] : [];
}

/** What can be done where there is no policy: another kind of insurance that the host sells, an office, a call. */
export function IneligibleActions({ why }: { readonly why: Ineligibility }) {
  const { t } = useTexts(motorTexts);
  const { supportPhone } = useInsurer();
  const links = useContext(MotorLinksContext);
  const instead = productsInstead(why).flatMap((product) => {
    const href = insteadHref(product, links);
    return href === undefined ? [] : [{ product, href }];
  });
  return (
    <>
      {instead.map(({ product, href }) => (
        <ButtonLink key={product} variant="secondary" icon="car" href={href}>
          {t(`ineligible.instead.${product}`, { years: MAX_CAR_AGE_YEARS[product] })}
        </ButtonLink>
      ))}
      {why.reason === "legalEntity" && links.business !== undefined ? (
        <ButtonLink variant="secondary" icon="users" href={links.business}>
          {t("ineligible.companies")}
        </ButtonLink>
      ) : null}
      {instead.length === 0 && links.offices !== undefined ? (
        <ButtonLink variant="secondary" icon="map-pin" href={links.offices}>
          {t("ineligible.office")}
        </ButtonLink>
      ) : null}
      <ButtonLink variant="secondary" icon="phone" href={`tel:${supportPhone}`}>
        {t("ineligible.call", { phone: supportPhone })}
      </ButtonLink>
    </>
  );
}
