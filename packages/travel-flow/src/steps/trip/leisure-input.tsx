import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Popover } from "@sughurta/ui-kit";
import { travelTexts } from "#src/texts/travel-texts.ts";

const KINDS = [
  { value: "0", kind: "calm" },
  { value: "1", kind: "sport" },
] as const;

/** Calm or sport, with an explanation of each (S1 §2). */
export function LeisureInput() {
  const { t } = useTexts(travelTexts);
  return (
    <>
      <RadioInput
        name="spaType"
        label={t("leisure.label")}
        look="cards"
        inline
        options={KINDS.map(({ value, kind }) => ({
          value,
          label: t(`leisure.${kind}`),
          hint: t(`leisure.${kind}Short`),
        }))}
      />
      <div className="sg-leisure-hints">
        {KINDS.map(({ kind }) => (
          <Popover
            key={kind}
            opener={t(`leisure.${kind}Ask`)}
            title={t(`leisure.${kind}`)}
            closeText={t("close")}
          >
            <p>{t(`leisure.${kind}Long`)}</p>
          </Popover>
        ))}
      </div>
    </>
  );
}
