import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { sendResume } from "@sughurta/contracts/content";
import type { Failure } from "@sughurta/contracts/core";
import * as z from "@sughurta/contracts/zod";
import { acceptedFiles, RESUME_FILES, toWirePhone } from "@sughurta/domain";
import {
  agreement,
  CheckboxInput,
  contentViolation,
  EmailInput,
  Form,
  optionalText,
  PhoneInput,
  personName,
  phone,
  resumeEmail,
  SubmitButton,
  sizeViolation,
  TextAreaInput,
  TextInput,
  useCallProblemText,
  useErrorMessage,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, EmptyState, FileDrop, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { useRequestKey } from "../sending/use-request-key.ts";
import { contentTexts } from "../texts/content-texts.ts";

const DESC_MAX_LENGTH = 2000;

/** Resume: name, phone, e-mail and agreement are needed (S0 §5). */
const resumeSchema = z.object({
  fio: personName,
  phone,
  email: resumeEmail,
  desc: optionalText(DESC_MAX_LENGTH),
  agree: agreement,
});

/** An untouched resume. */
const EMPTY_RESUME = { fio: "", phone: "", email: "", desc: "", agree: false };

/** Resume for a vacancy; replaced by a confirmation once it was sent (S0 §2, §8). */
export function ResumeForm({
  vacancyId,
}: {
  /** The vacancy that is applied for. */
  readonly vacancyId: string;
}) {
  const { t, format } = useTexts(contentTexts.vacancies);
  const errorText = useErrorMessage();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [files, setFiles] = useState<readonly ResumeFile[]>([]);
  const [fileProblem, setFileProblem] = useState<ResumeFileProblem>();
  const [refusal, setRefusal] = useState<string>();
  const [sent, setSent] = useState(false);
  const toKey = useRequestKey();

  const form = useZodForm({
    initialValues: EMPTY_RESUME,
    schema: resumeSchema,
    onSubmit: async ({ fio, phone, email, desc }, current) => {
      setRefusal(undefined);
      const body = { vacId: vacancyId, fio, phone: toWirePhone(phone), email, desc };
      try {
        const response = await client.send(sendResume, {
          body,
          files: files.map(({ file }, index) => ({ part: resumePart(index), file })),
          idempotencyKey: toKey([body, files.map(({ id }) => id)]),
        });
        if (response.status === 201) return setSent(true);
        const { fieldMessages, message } = response.data;
        setRefusal(Object.values(fieldMessages).flat().join(" ") || message);
        setFiles(withRefusals(files, response.data));
        current.applyServerErrors(response.data);
      } catch (error) {
        setRefusal(problemText(toCallProblem(error), t("resume.internalError")));
      }
    },
  });

  if (sent) {
    return (
      <div role="status">
        <EmptyState title={t("resume.thanksTitle")}>{t("resume.thanksText")}</EmptyState>
      </div>
    );
  }

  /** Instruction for a file whose bytes cannot be sent. */
  async function look({ id, file }: ResumeFile) {
    const violation = await contentViolation(file, RESUME_FILES);
    if (violation === undefined) return;
    const refusal = errorText({ code: violation });
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, refusal } : one)));
  }

  function change(next: readonly ResumeFile[], problem?: ResumeFileProblem) {
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
        <TextAreaInput name="desc" label={t("resume.desc")} hint={t("resume.descHint")} optional />
        <FileDrop
          name="files"
          label={t("resume.files")}
          hint={t("resume.filesHint", { count: maxFiles, size: maxMegabytes })}
          error={fileProblem ? errorText({ code: fileProblem, values: { max } }) : undefined}
          maxFiles={maxFiles}
          accept={acceptedFiles(RESUME_FILES)}
          files={files.map(({ id, file, refusal }) => ({
            id,
            name: file.name,
            size: format.fileSize(file.size),
            ...(refusal === undefined
              ? { state: form.submitting ? "sending" : "ready" }
              : { state: "failed", reason: refusal, final: true }),
          }))}
          texts={{
            choose: t("resume.choose"),
            drop: t("resume.drop"),
            full: t("resume.full"),
            remove: (name) => t("resume.remove", { name }),
            retry: t("resume.retry"),
            chooseAnother: t("resume.chooseAnother"),
            sending: (name) => t("resume.sending", { name }),
            sent: t("resume.sent"),
          }}
          onAdd={(added) => {
            const { files: next, problem } = addResumeFiles(files, added);
            change(next, problem);
            for (const one of next.slice(files.length)) void look(one);
          }}
          onRemove={(id) => change(files.filter((file) => file.id !== id))}
        />
        <CheckboxInput name="agree" label={t("resume.agree")} />
        <SubmitButton unavailableReason={unavailableReason()}>{t("resume.submit")}</SubmitButton>
      </Stack>
    </Form>
  );

  function unavailableReason() {
    if (files.some(({ refusal }) => refusal !== undefined)) return t("resume.filesFirst");
    return form.values.agree ? undefined : t("resume.agreeFirst");
  }
}

/** A chosen file with a unique name in the list. */
interface ResumeFile {
  readonly id: string;
  readonly file: File;
  /** Why the insurer refused it: it has to be replaced. */
  readonly refusal?: string;
}

/** Why a file was refused. */
type ResumeFileProblem = "fileEmpty" | "fileTooLarge" | "maxFiles";

/** Adds files within the limits of a resume; returns why the rest was omitted (S0 §5). */
export function addResumeFiles(
  chosen: readonly ResumeFile[],
  added: readonly File[],
): { readonly files: readonly ResumeFile[]; readonly problem?: ResumeFileProblem } {
  const violations = added.map((file) => sizeViolation(file, RESUME_FILES));
  const fitting = added.filter((_, index) => violations[index] === undefined);
  const room = RESUME_FILES.maxFiles - chosen.length;
  const taken = fitting.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }));
  const files = [...chosen, ...taken];
  if (violations.includes("fileTooLarge")) return { files, problem: "fileTooLarge" };
  if (violations.includes("fileEmpty")) return { files, problem: "fileEmpty" };
  return fitting.length > room ? { files, problem: "maxFiles" } : { files };
}

/** The part name of a file in the request, by its index in the list. */
const resumePart = (index: number) => `file${index + 1}`;

/** The files with their errors in a response. */
function withRefusals(
  files: readonly ResumeFile[],
  { fieldMessages }: Pick<Failure, "fieldMessages">,
): readonly ResumeFile[] {
  return files.map((file, index) => {
    const refusal = fieldMessages[resumePart(index)]?.[0];
    return refusal === undefined ? file : { ...file, refusal };
  });
}
