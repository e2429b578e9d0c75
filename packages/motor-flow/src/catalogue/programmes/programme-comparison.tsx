import { useTexts } from "@sughurta/i18n";
import { Container, Stack } from "@sughurta/ui-kit";
import { motorPagesTexts } from "#src/texts/motor-texts.ts";
import { comparedProgrammes, type ProgrammesProps } from "./compared-programmes.ts";
import { InsuranceCriteria } from "./insurance-criteria.tsx";
import { MtplOffer } from "./mtpl-offer.tsx";
import { ProgrammeTable } from "./programme-table.tsx";
import { ProgrammeTabs } from "./programme-tabs.tsx";

/** The programmes side by side: covered and excluded risks, limits, price, and suitable buyers (SPEC-6). */
export function ProgrammeComparison({ products, links }: ProgrammesProps) {
  const { t } = useTexts(motorPagesTexts);
  const compared = comparedProgrammes(products);
  return (
    <>
      <Container className="sg-motor-head sg-motor-head--page">
        <Stack gap="lg">
          <header>
            <h1>{t("programmes.compareTitle")}</h1>
          </header>
          <div>
            {/* CSS shows one of the two: a table needs width, tabs need scripts. */}
            <ProgrammeTable compared={compared} links={links} />
            <ProgrammeTabs compared={compared} links={links} />
          </div>
          <p className="sg-lead">{t("programmes.afterPayout")}</p>
          <MtplOffer links={links} />
        </Stack>
      </Container>
      <InsuranceCriteria links={links} />
    </>
  );
}
