import {
  includesSchengen,
  type MedicalCover,
  SCHENGEN_LEAST,
  schengenCoverProblem,
} from "@sughurta/domain/travel";
import { focusField } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { destinationOf } from "#src/model/effects/country-effects.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

/** Whether the cover meets the requirements of a Schengen visa, with covers that do, one tap each (S1 §2, SPEC-40). */
export function VisaNote({ form }: Pick<StepProps, "form">) {
  const { t, rich, format } = useTexts(travelTexts);
  const { country, currency, mainSumAssured } = form.values;
  const countries = country.map(destinationOf);
  if (!includesSchengen(countries)) return <p className="sg-note">{t("visa.any")}</p>;
  const cover: MedicalCover = {
    sum: Number(mainSumAssured),
    currency: currency === "EUR" ? "EUR" : "USD",
  };
  const least = format.number(SCHENGEN_LEAST.EUR);
  const problem = schengenCoverProblem({ countries, ...cover });
  if (problem === undefined) {
    return (
      <Alert tone="success" live="polite">
        {t("visa.fits", { sum: least })}
      </Alert>
    );
  }

  function choose({ sum, currency: chosen }: MedicalCover) {
    form.setValues((before) => ({ ...before, mainSumAssured: String(sum), currency: chosen }));
    focusField(form, "mainSumAssured");
  }

  return (
    <Alert
      tone="warning"
      live="polite"
      title={t("visa.title")}
      actions={problem.fixes.map((fix) => (
        <Button key={fix.currency} variant="secondary" onClick={() => choose(fix)}>
          {rich("visa.choose", { sum: format.money(fix.sum, fix.currency) })}
        </Button>
      ))}
    >
      <p>{t("visa.least", { sum: least })}</p>
    </Alert>
  );
}
