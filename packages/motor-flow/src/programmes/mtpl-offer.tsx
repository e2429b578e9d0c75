import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Card } from "@sughurta/ui-kit";
import type { MotorLinks } from "../motor-links.ts";
import { motorPagesTexts } from "../texts/motor-pages-texts.ts";

/** The compulsory policy: what it is for, and where it is bought (S2 §1). */
export function MtplOffer({ links }: { readonly links: MotorLinks }) {
  const { t } = useTexts(motorPagesTexts);
  return (
    <Card as="section" className="sg-motor-mtpl" aria-labelledby="mtpl-offer">
      <div>
        <h2 id="mtpl-offer" className="sg-motor-mtpl__title">
          {t("mtpl.title")}
        </h2>
        <p className="sg-motor-mtpl__text">{t("mtpl.text")}</p>
      </div>
      <ButtonLink href={links.order("MTPL")} size="large" variant="accent">
        {t("mtpl.buy")}
      </ButtonLink>
    </Card>
  );
}
