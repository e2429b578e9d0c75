import { SUSPENSION_DAYS } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
import { Heading } from "@sughurta/ui-kit";
import type { Instalment, MotorQuoteState } from "../model/motor-quote.ts";
import { motorTexts } from "../texts/motor-texts.ts";

/** The payments of a plan in order under their heading: the first one now (S2 §9, SPEC-54). */
export function Instalments({ plan }: { readonly plan: readonly Instalment[] }) {
  const { t } = useTexts(motorTexts);
  if (plan.length === 0) return null;
  return (
    <div>
      <Heading level={3} className="sg-instalments__title">
        {t("instalments.title")}
      </Heading>
      <PlanOfPayments plan={plan} />
    </div>
  );
}

/** The same beside the choice of instalments, where there is no panel with the price beside the form (SPEC-101). */
export function InstalmentsOfChoice({ quote }: { readonly quote: MotorQuoteState }) {
  const plan = lastQuote(quote)?.instalments ?? [];
  if (plan.length === 0) return null;
  return (
    <div className="sg-instalments-choice" role="status">
      <PlanOfPayments plan={plan} />
    </div>
  );
}

function PlanOfPayments({ plan }: { readonly plan: readonly Instalment[] }) {
  const { t, format } = useTexts(motorTexts);
  return (
    <>
      <ol className="sg-instalments">
        {plan.map(({ date, sum }, place) => (
          <li key={date}>
            <span>{place === 0 ? t("instalments.now") : format.date(date)}</span>
            <strong translate="no">{format.money(sum)}</strong>
          </li>
        ))}
      </ol>
      <p>{t("instalments.rule", { days: SUSPENSION_DAYS })}</p>
    </>
  );
}
