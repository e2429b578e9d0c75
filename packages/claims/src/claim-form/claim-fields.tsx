import { CLAIM_FILES } from "@sughurta/domain";
import { FileInput, Form, TextAreaInput, TextInput, type ZodForm } from "@sughurta/forms";
import { ContactInputs } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { Button, Heading, Progress, Stack } from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import type { SmallPictures } from "../pictures/small-pictures.ts";
import type { StoredPolicy } from "../policy-check/stored-policy.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import { ClaimCheck } from "./claim-check.tsx";
import { CLAIM_CONTACT_RULES, CLAIM_CONTACTS, type ClaimValues } from "./claim-schema.ts";
import { EventDate, EventKind, EventPlace } from "./event-fields.tsx";
import type { PeriodNotice } from "./period-notice.ts";
import { type OwnPolicy, PolicyQuestion } from "./policy-question.tsx";
import type { ClaimProblem } from "./use-claim.ts";
import {
  isOneByOne,
  QUESTIONS,
  type Question,
  type QuestionPlace,
  questionBefore,
} from "./use-questions.ts";

export interface ClaimQuestionProps {
  readonly name: Question;
  readonly place: QuestionPlace;
  /** On wide screens its field is sufficient: the heading is for phones and screen readers. */
  readonly quiet?: boolean | undefined;
  readonly children: ReactNode;
}

export interface ClaimFieldsProps {
  readonly form: ZodForm<ClaimValues>;
  readonly place: QuestionPlace;
  readonly problem: ClaimProblem | undefined;
  /** The policy in the form, once the server has found it. */
  readonly policy: StoredPolicy | undefined;
  readonly notice: PeriodNotice | undefined;
  /** The policies of the signed-in user. */
  readonly policies: readonly OwnPolicy[];
  readonly pictures: SmallPictures;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
}

/** The questions of a claim (S0 §3): all on one page, on phones one after the other. */
export function ClaimFields({
  form,
  place,
  problem,
  policy,
  notice,
  policies,
  pictures,
  today,
}: ClaimFieldsProps) {
  const { t } = useTexts(claimsTexts);
  const { current, next } = place;
  // Enter continues to the next question where they are shown one by one.
  const stepwise = useMemo(
    () => ({
      ...form,
      submit: () => (current !== "check" && isOneByOne() ? next() : form.submit()),
    }),
    [form, current, next],
  );
  return (
    <Form form={stepwise} aria-label={t("claim.title")}>
      <Stack gap="xl">
        <ClaimQuestion name="policy" place={place}>
          <PolicyQuestion form={form} policies={policies} policy={policy} notice={notice} />
        </ClaimQuestion>
        <ClaimQuestion name="what" place={place}>
          <EventKind />
        </ClaimQuestion>
        <ClaimQuestion name="when" place={place} quiet>
          <EventDate value={form.values.eventDate} today={today} policy={policy} notice={notice} />
        </ClaimQuestion>
        <ClaimQuestion name="where" place={place} quiet>
          <EventPlace />
        </ClaimQuestion>
        <ClaimQuestion name="story" place={place} quiet>
          <TextAreaInput
            name="note"
            label={t("claim.note")}
            hint={t("claim.noteHint")}
            requiredText={t("claim.noteMissing")}
            rows={5}
          />
        </ClaimQuestion>
        <ClaimQuestion name="files" place={place} quiet>
          <FileInput
            name="files"
            label={t("claim.files")}
            hint={t("claim.filesHint", {
              count: CLAIM_FILES.maxFiles,
              size: CLAIM_FILES.maxMegabytes,
            })}
            limits={CLAIM_FILES}
            {...pictures}
            camera
            optional
          />
        </ClaimQuestion>
        <ClaimQuestion name="you" place={place}>
          <TextInput
            name="fullName"
            label={t("claim.fullName")}
            hint={t("claim.fullNameHint")}
            requiredText={t("claim.fullNameMissing")}
            autoComplete="name"
          />
          <ContactInputs
            fields={CLAIM_CONTACTS}
            rules={CLAIM_CONTACT_RULES}
            emailHint={t("claim.emailHint")}
            own
          />
        </ClaimQuestion>
        <ClaimQuestion name="check" place={place} quiet>
          <ClaimCheck values={form.values} place={place} problem={problem} />
        </ClaimQuestion>
      </Stack>
    </Form>
  );
}

/** One question: a part of the page on wide screens, a separate screen on phones. */
function ClaimQuestion({ name, place, quiet = false, children }: ClaimQuestionProps) {
  const { t } = useTexts(claimsTexts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { current, next, back } = place;
  const isCurrent = current === name;
  const wasCurrent = useRef(isCurrent);
  const number = QUESTIONS.indexOf(name) + 1;
  const progress = t("question.progress", { number, count: QUESTIONS.length });
  const isLast = number === QUESTIONS.length;

  useEffect(() => {
    const isNew = isCurrent && !wasCurrent.current;
    wasCurrent.current = isCurrent;
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".sg-claim")?.scrollIntoView?.({ block: "start" });
  }, [isCurrent]);

  return (
    <Stack
      as="section"
      className="sg-claim__question"
      data-current={isCurrent ? "" : undefined}
      aria-labelledby={id}
    >
      <div className="sg-claim__progress">
        <p>{progress}</p>
        <Progress label={progress} percent={(number / QUESTIONS.length) * 100} />
      </div>
      <Heading
        level={2}
        className="sg-claim__heading"
        data-quiet={quiet ? "" : undefined}
        id={id}
        ref={heading}
        tabIndex={-1}
      >
        {t(`question.${name}`)}
      </Heading>
      {children}
      <div className="sg-claim__moves">
        {isLast ? null : (
          <Button wide size="large" onClick={() => void next()}>
            {t("question.next")}
          </Button>
        )}
        {questionBefore(name) ? (
          <Button wide variant="quiet" onClick={back}>
            {t("question.back")}
          </Button>
        ) : null}
      </div>
    </Stack>
  );
}
