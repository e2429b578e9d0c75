import * as z from "@sughurta/contracts/zod";
import { CLAIM_FILES } from "@sughurta/domain";
import { FileInput, Form, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Stack } from "@sughurta/ui-kit";
import { useClaimFiles } from "../claim-form/use-claim-files.ts";
import { PICTURE_SIZE, useSmallPictures } from "../pictures/small-pictures.ts";
import { useFileReason } from "../uploads/use-file-reason.ts";
import { claimStatusTexts } from "./status-texts.ts";

const schema = z.object({ files: z.array(z.custom<File>()) });

export interface AddFilesProps {
  readonly claimId: string;
  /** Files of the claim. */
  readonly count: number;
  /** Called when a file was added to the claim. */
  readonly onAdded: () => void;
}

/** Adds files to a claim later: each is uploaded at once in chunks (SPEC-27). */
export function AddFiles({ claimId, count, onAdded }: AddFilesProps) {
  const { t } = useTexts(claimStatusTexts);
  const pictures = useSmallPictures(PICTURE_SIZE);
  const form = useZodForm({ initialValues: { files: [] as File[] }, schema, onSubmit: () => {} });
  const { files } = form.values;
  const { sending, failed, waiting, getState, retry } = useClaimFiles(claimId, files, {
    getReason: useFileReason(),
    onSent: onAdded,
  });
  const sent = files.length - waiting.length;
  const maxFiles = CLAIM_FILES.maxFiles - count + sent;

  if (maxFiles <= 0) return <p>{t("files.full", { count: CLAIM_FILES.maxFiles })}</p>;
  return (
    <Form form={form} errorSummary={false}>
      <Stack>
        <div role="status">{note()}</div>
        <FileInput
          name="files"
          label={t("files.add")}
          hint={t("files.hint", { count: CLAIM_FILES.maxFiles, size: CLAIM_FILES.maxMegabytes })}
          limits={{ ...CLAIM_FILES, maxFiles }}
          {...pictures}
          camera
          getState={getState}
          onRetry={retry}
        />
      </Stack>
    </Form>
  );

  function note() {
    if (sending) return <Alert>{t("files.sending")}</Alert>;
    if (failed > 0) return <Alert tone="danger">{t("files.failed", { count: failed })}</Alert>;
    return sent > 0 ? <Alert tone="success">{t("files.sent")}</Alert> : null;
  }
}
