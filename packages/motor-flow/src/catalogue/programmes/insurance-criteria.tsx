import { MAX_CAR_AGE_YEARS } from "@sughurta/domain/motor";
import { DRIVER_AGE } from "@sughurta/domain/person";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Icon, Link, Section } from "@sughurta/ui-kit";
import type { MotorLinks } from "#src/model/motor-links.ts";
import { motorPagesTexts } from "#src/texts/motor-texts.ts";

const CRITERIA = ["driverAge", "experience", "carAge", "noTaxi", "noCompany"] as const;
const NUMBERS = {
  age: DRIVER_AGE.from,
  years: MAX_CAR_AGE_YEARS.SCI,
  oldest: MAX_CAR_AGE_YEARS.ECI,
};

/** The insurer's conditions for drivers and cars, before anything is filled in (S2 §1). */
export function InsuranceCriteria({ links }: { readonly links: MotorLinks }) {
  const { t } = useTexts(motorPagesTexts);
  const { supportPhone } = useInsurer();
  return (
    <Section ground="sunken" title={t("criteria.title")}>
      <ul className="sg-motor-criteria">
        {CRITERIA.map((criterion) => (
          <li key={criterion}>
            <Icon name="check" />
            <span>{t(`criteria.${criterion}`, NUMBERS)}</span>
          </li>
        ))}
      </ul>
      <p className="sg-motor-criteria__help">
        {t("criteria.help", { phone: supportPhone })}{" "}
        {links.business === undefined ? null : (
          <Link href={links.business}>{t("criteria.companies")}</Link>
        )}
      </p>
    </Section>
  );
}
