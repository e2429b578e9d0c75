import { callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { sendResume } from "@sughurta/contracts";
import { toWirePhone } from "@sughurta/domain";
import {
  CheckboxInput,
  EmailInput,
  Form,
  PhoneInput,
  RESUME_FILES,
  SubmitButton,
  TextAreaInput,
  TextInput,
  useErrorMessage,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, EmptyState, FileDrop, Stack } from "@sughurta/ui-kit";
import { useRef, useState } from "react";
import { contentTexts } from "../texts/content-texts.ts";
import { addResumeFiles, type ResumeFile, type ResumeFileProblem } from "./resume-files.ts";
import { EMPTY_RESUME, resumeSchema } from "./resume-schema.ts";

const BYTES_PER_MEGABYTE = 1024 * 1024;

export interface ResumeFormProps {
  readonly vacancyId: string;
}

/** Resume for a vacancy; a thank-you takes its place once it was sent (S0 §2, §8). */
export function ResumeForm({ vacancyId }: ResumeFormProps) {
  const { t, format } = useTexts(contentTexts.vacancies);
  const errorText = useErrorMessage();
  const client = useApiClient();
  const [files, setFiles] = useState<readonly ResumeFile[]>([]);
  const [fileProblem, setFileProblem] = useState<ResumeFileProblem>();
  const [refusal, setRefusal] = useState<string>();
  const [sent, setSent] = useState(false);
  const key = useRef(crypto.randomUUID());

  const form = useZodForm({
    initialValues: EMPTY_RESUME,
    schema: resumeSchema,
    onSubmit: async ({ fio, phone, email, desc }, current) => {
      setRefusal(undefined);
      try {
        const answer = await client.send(sendResume, {
          body: { vacId: vacancyId, fio, phone: toWirePhone(phone), email, desc },
          files: files.map(({ file }, index) => ({ part: `file${index + 1}`, file })),
          idempotencyKey: key.current,
        });
        if (answer.status === 201) return setSent(true);
        // Another try with other content is another request.
        key.current = crypto.randomUUID();
        const { fieldMessages, message } = answer.data;
        setRefusal(Object.values(fieldMessages).flat().join(" ") || message);
        current.applyServerErrors(answer.data);
      } catch (error) {
        const problem = callProblemOf(error);
        const name = problem.kind === "unexpected" ? "internalError" : problem.kind;
        setRefusal(t(`resume.${name}`, { ...problem }));
      }
    },
  });

  if (sent) {
    return (
      <div role="status">
        <EmptyState picture="done" title={t("resume.thanksTitle")}>
          {t("resume.thanksText")}
        </EmptyState>
      </div>
    );
  }

  function change(next: readonly ResumeFile[], problem?: ResumeFileProblem) {
    key.current = crypto.randomUUID();
    setFiles(next);
    setFileProblem(problem);
  }

  const { maxFiles, maxMegabytes } = RESUME_FILES;
  const max = fileProblem === "maxFiles" ? maxFiles : maxMegabytes;
  return (
    <Form form={form}>
      <Stack gap="lg">
        <h2>{t("resume.title")}</h2>
        {refusal ? (
          <Alert tone="danger" live="assertive">
            {refusal}
          </Alert>
        ) : null}
        <TextInput name="fio" label={t("resume.fio")} autoComplete="name" />
        <PhoneInput name="phone" label={t("resume.phone")} />
        <EmailInput name="email" label={t("resume.email")} />
        <TextAreaInput
          name="desc"
          label={t("resume.desc")}
          hint={t("resume.descHint")}
          maxLength={2000}
          optional
        />
        <FileDrop
          name="files"
          label={t("resume.files")}
          hint={t("resume.filesHint")}
          error={fileProblem ? errorText({ code: fileProblem, values: { max } }) : undefined}
          maxFiles={maxFiles}
          files={files.map(({ id, file }) => ({
            id,
            name: file.name,
            size: t("resume.size", {
              size: format.number(Math.max(0.1, file.size / BYTES_PER_MEGABYTE), {
                maxDecimals: 1,
              }),
            }),
            state: form.submitting ? "sending" : "ready",
          }))}
          texts={{
            choose: t("resume.choose"),
            drop: t("resume.drop"),
            full: t("resume.full"),
            remove: (name) => t("resume.remove", { name }),
            retry: t("resume.retry"),
            sending: (name) => t("resume.sending", { name }),
            sent: t("resume.sent"),
          }}
          onAdd={(added) => {
            const { files: next, problem } = addResumeFiles(files, added);
            change(next, problem);
          }}
          onRemove={(id) => change(files.filter((file) => file.id !== id))}
        />
        <CheckboxInput name="agree" label={t("resume.agree")} />
        <SubmitButton unavailableReason={form.values.agree ? undefined : t("resume.agreeFirst")}>
          {t("resume.submit")}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
