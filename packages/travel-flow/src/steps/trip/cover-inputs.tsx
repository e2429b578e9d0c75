import {
  includesSchengen,
  type MedicalCover,
  SCHENGEN_LEAST,
  schengenCoverProblem,
  TRAVEL_CURRENCIES,
} from "@sughurta/domain/travel";
import { focusField, RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Popover } from "@sughurta/ui-kit";
import { changeText } from "#src/model/describe-order.ts";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { getDestination } from "#src/model/trip.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import { IncludedButton } from "../included-button.tsx";
import type { StepProps } from "../step-props.ts";

export interface MedicalCoverInputsProps {
  /** Ascending. */
  readonly sums: readonly number[];
  readonly quote: StepProps["quote"];
  readonly values: Pick<TravelOrderValues, "currency" | "mainSumAssured">;
}

/** Sum and currency of the cover for treatment abroad (S1 §9). */
export function MedicalCoverInputs({ values, sums, quote }: MedicalCoverInputsProps) {
  const { t, format } = useTexts(travelTexts);
  const { currency, mainSumAssured } = values;
  return (
    <>
      <div className="sg-currency">
        <p className="sg-group__hint">{t("trip.mainSumHint")}</p>
        <RadioInput
          name="currency"
          label={t("trip.currency")}
          labelHidden
          look="segments"
          options={TRAVEL_CURRENCIES.map((code) => ({ value: code, label: code }))}
        />
      </div>
      <RadioInput
        name="mainSumAssured"
        label={t("trip.mainSum")}
        labelHidden
        look="segments"
        options={sums.map((sum) => ({
          value: String(sum),
          label: format.money(sum, currency),
          hint:
            changeText(quote, "mainSumAssured", String(sum), format) ??
            (String(sum) === mainSumAssured ? t("trip.inPrice") : undefined),
        }))}
      />
      <IncludedButton />
    </>
  );
}

const KINDS = [
  { value: "0", kind: "calm" },
  { value: "1", kind: "sport" },
] as const;

/** Calm or sport, with the additional price of each and an explanation of both (S1 §2). */
export function LeisureInput({ quote }: Pick<StepProps, "quote">) {
  const { t, format } = useTexts(travelTexts);
  return (
    <div className="sg-leisure">
      <RadioInput
        name="spaType"
        label={t("leisure.label")}
        labelHidden
        look="segments"
        options={KINDS.map(({ value, kind }) => ({
          value,
          label: t(`leisure.${kind}`),
          hint: changeText(quote, "spaType", value, format) ?? t(`leisure.${kind}Short`),
        }))}
      />
      <Popover opener={t("leisure.ask")} title={t("leisure.ask")} closeText={t("close")}>
        {KINDS.map(({ kind }) => (
          <p key={kind}>
            <strong>{t(`leisure.${kind}`)}.</strong> {t(`leisure.${kind}Long`)}
          </p>
        ))}
      </Popover>
    </div>
  );
}

/** Whether the cover meets the requirements of a Schengen visa, with covers that do, one tap each (S1 §2, SPEC-40). */
export function VisaNote({
  form,
  sums,
}: Pick<StepProps, "form"> & Pick<MedicalCoverInputsProps, "sums">) {
  const { t, rich, format } = useTexts(travelTexts);
  const { country, currency, mainSumAssured } = form.values;
  const countries = country.map(getDestination);
  if (!includesSchengen(countries)) return <p className="sg-note">{t("visa.any")}</p>;
  const cover: MedicalCover = {
    sum: Number(mainSumAssured),
    currency: currency === "EUR" ? "EUR" : "USD",
  };
  const least = format.number(SCHENGEN_LEAST.EUR);
  const problem = schengenCoverProblem({ countries, ...cover, offered: sums });
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
