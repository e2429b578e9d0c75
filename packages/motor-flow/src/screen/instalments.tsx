import { SUSPENSION_DAYS } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Heading } from "@sughurta/ui-kit";
import type { Instalment } from "../model/quote/motor-quote.ts";
import { motorTexts } from "../texts/motor-texts.ts";

/** The payments of a plan in their order: the first one now (S2 §9, SPEC-54). */
export function Instalments({ plan }: { readonly plan: readonly Instalment[] }) {
  const { t, format } = useTexts(motorTexts);
  if (plan.length === 0) return null;
  return (
    <div>
      <Heading level={3} className="sg-instalments__title">
        {t("instalments.title")}
      </Heading>
      <ol className="sg-instalments">
        {plan.map(({ date, sum }, place) => (
          <li key={date}>
            <span>{place === 0 ? t("instalments.now") : format.date(date)}</span>
            <strong>{format.money(sum)}</strong>
          </li>
        ))}
      </ol>
      <p>{t("instalments.rule", { days: SUSPENSION_DAYS })}</p>
    </div>
  );
}
