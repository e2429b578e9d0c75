import type { ClaimProgress } from "@sughurta/contracts/claim";
import { useTexts } from "@sughurta/i18n";
import { Icon } from "@sughurta/ui-kit";
import { claimStatusTexts } from "./status-texts.ts";

/** The steps of a claim: finished ones with dates, future ones with due dates (SPEC-69). */
export function ClaimSteps({ claim: { steps, state, paid } }: { readonly claim: ClaimProgress }) {
  const { t, rich, format } = useTexts(claimStatusTexts);
  const isOver = state === "paid" || state === "refused";
  const current = steps.map(({ doneOn }) => doneOn !== undefined).lastIndexOf(true);

  function titleOf(step: ClaimProgress["steps"][number]["step"]) {
    if (step !== "decided") return t(`step.${step}`);
    if (state === "paid") return rich("step.paid", { sum: format.money(paid ?? 0) });
    return t(state === "refused" ? "step.refused" : "step.decided");
  }

  function whenOf({ step, doneOn, dueBy }: ClaimProgress["steps"][number]) {
    const due = dueBy === undefined ? undefined : format.date(dueBy);
    if (doneOn !== undefined) {
      const date = format.date(doneOn);
      return due === undefined ? t("step.doneOn", { date }) : t("step.payBy", { date, due });
    }
    if (due !== undefined) return t("step.decideBy", { date: due });
    if (step === "decided") return t("step.later");
    return step === "papersAwaited" ? t("step.call") : undefined;
  }

  return (
    <ol className="sg-claim-steps">
      {steps.map((step, index) => {
        const place = index > current ? "later" : index === current && !isOver ? "now" : "done";
        const when = whenOf(step);
        return (
          <li
            key={step.step}
            data-place={place}
            aria-current={index === current ? "step" : undefined}
          >
            <span className="sg-claim-steps__mark">
              {place === "done" ? <Icon name="check" size="small" /> : null}
            </span>
            <strong>{titleOf(step.step)}</strong>
            {when === undefined ? null : <span className="sg-note">{when}</span>}
          </li>
        );
      })}
    </ol>
  );
}
