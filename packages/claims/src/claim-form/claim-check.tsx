import { isIsoDate } from "@sughurta/domain";
import { SubmitButton, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Link, SummaryList } from "@sughurta/ui-kit";
import { claimsTexts } from "../texts/claims-texts.ts";
import { type ClaimValues, EVENT_KINDS } from "./claim-schema.ts";
import type { ClaimProblem } from "./use-claim.ts";
import type { Question, QuestionPlace } from "./use-questions.ts";

export interface ClaimCheckProps {
  readonly values: ClaimValues;
  readonly place: QuestionPlace;
  readonly problem: ClaimProblem | undefined;
}

/** The end of the form: the values, where the form is question by question, and the submit button. */
export function ClaimCheck({ values, place, problem }: ClaimCheckProps) {
  const { t, format } = useTexts(claimsTexts);
  const { supportPhone, privacyHref } = useInsurer();
  return (
    <>
      {place.current === "check" ? (
        <div className="sg-claim__answers">
          <Answers values={values} show={place.show} />
        </div>
      ) : null}
      {problem ? (
        <Alert tone="danger" live="assertive">
          <p>
            {t(`claim.${problem.step}.${problem.problem.kind}`, {
              phone: supportPhone,
              wait: "seconds" in problem.problem ? format.wait(problem.problem.seconds) : "",
            })}
          </p>
        </Alert>
      ) : null}
      <p className="sg-note">
        {t("claim.privacy")} <Link href={privacyHref}>{t("claim.privacyLink")}</Link>
      </p>
      <SubmitButton size="large">{t("claim.submit")}</SubmitButton>
    </>
  );
}

function Answers({ values, show }: Pick<ClaimCheckProps, "values"> & Pick<QuestionPlace, "show">) {
  const { t, format } = useTexts(claimsTexts);
  const kind = EVENT_KINDS.find((one) => one === values.eventKind);
  const { eventDate } = values;
  const day = isIsoDate(eventDate) ? format.date(eventDate) : eventDate;
  const answers: readonly (readonly [Question, string, string])[] = [
    ["policy", t("claim.policyNumber"), values.policyNumber],
    ["what", t("event.kind"), kind ? t(`kind.${kind}`) : ""],
    ["when", t("event.date"), day],
    ["where", t("event.place"), values.eventPlace],
    ["story", t("answers.story"), values.note],
    ["files", t("claim.files"), values.files.length > 0 ? String(values.files.length) : ""],
    ["you", t("answers.you"), `${values.fullName}, ${format.phone(values.phone)}, ${values.email}`],
  ];
  return (
    <SummaryList
      rows={answers.map(([question, term, value]) => ({
        key: question,
        term,
        value: value || t("answers.none"),
        action: (
          <Button
            variant="quiet"
            aria-label={t("answers.changeOf", { what: term })}
            onClick={() => show(question)}
          >
            {t("answers.change")}
          </Button>
        ),
      }))}
    />
  );
}
