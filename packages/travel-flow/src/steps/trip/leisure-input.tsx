import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Popover } from "@sughurta/ui-kit";
import { changeText } from "#src/model/quote/change-text.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

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
