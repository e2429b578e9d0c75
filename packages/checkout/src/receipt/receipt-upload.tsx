import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { uploadReceipt } from "@sughurta/contracts/payment";
import { acceptedFiles, RECEIPT_FILES } from "@sughurta/domain";
import { useCallProblemText, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, FileDrop, type PickedFile, Stack, useLatest } from "@sughurta/ui-kit";
import { type FormEvent, useState } from "react";
import { receiptTexts } from "../texts/checkout-texts.ts";
import {
  type ReceiptOutcome,
  receiptContentProblem,
  receiptOutcome,
  receiptProblem,
} from "./receipt-rules.ts";

export interface ReceiptUploadProps {
  readonly paymentId: string;
  /** Called once the receipt was submitted. */
  readonly onSent: () => void;
  /** Called once a part of the amount was accepted; the next receipt adds to it. */
  readonly onPart?: (() => void) | undefined;
}

interface Picked {
  readonly file: File;
  /** The same for each attempt with the same file, so that it is submitted once. */
  readonly key: string;
}

/** Receipt of a QR payment: choose, send, and the insurer's result (S1 §4, §8). */
export function ReceiptUpload({ paymentId, onSent, onPart }: ReceiptUploadProps) {
  const { t, rich, format } = useTexts(receiptTexts);
  const client = useApiClient();
  const [picked, setPicked] = useState<Picked>();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<ReceiptOutcome>();
  const latest = useLatest(picked);
  const busy = useLatest(sending);
  const { supportPhone: phone } = useInsurer();
  const problemText = useCallProblemText();

  function pick([file]: readonly File[]) {
    if (!file) return;
    const problem = receiptProblem(file);
    setOutcome(problem ? { kind: "refused", problem, fileName: file.name } : undefined);
    if (problem) return setPicked(undefined);
    const next = { file, key: crypto.randomUUID() };
    setPicked(next);
    void look(next);
  }

  /** Removes a file whose bytes are no receipt; one that was already sent gets the service's response. */
  async function look(next: Picked) {
    const problem = await receiptContentProblem(next.file);
    if (!problem || latest.current !== next || busy.current) return;
    setPicked(undefined);
    setOutcome({ kind: "refused", problem, fileName: next.file.name });
  }

  async function send({ file, key }: Picked): Promise<ReceiptOutcome> {
    try {
      const response = await client.send(uploadReceipt, {
        params: { paymentId },
        body: { paymentId },
        files: [{ part: "file", file }],
        idempotencyKey: key,
      });
      return receiptOutcome(response);
    } catch (error) {
      const message = problemText(toCallProblem(error), t("receipt.failed"));
      return { kind: "refused", problem: "failed", message };
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    if (!picked) return setOutcome({ kind: "refused", problem: "missing" });
    setSending(true);
    const next = await send(picked);
    setSending(false);
    setOutcome(next.kind === "refused" ? { ...next, fileName: picked.file.name } : next);
    // A partial amount or a file that can never be accepted: another one has to be chosen.
    if (next.kind === "part" || (next.kind === "refused" && next.final)) setPicked(undefined);
    if (next.kind === "part") onPart?.();
    else if (next.kind !== "refused") onSent();
  }

  if (outcome && outcome.kind !== "part" && outcome.kind !== "refused") {
    return (
      <Alert tone={outcome.kind === "overpaid" ? "info" : "success"} live="polite">
        {rich(`receipt.${outcome.kind}`, { phone })}
      </Alert>
    );
  }

  const files = picked ? [toRow(picked.file)] : [];
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FileDrop
          name="file"
          label={t("receipt.label")}
          hint={t("receipt.hint", { size: RECEIPT_FILES.maxMegabytes })}
          error={
            outcome?.kind === "refused" ? (
              <span role="alert">{refusalText(outcome)}</span>
            ) : undefined
          }
          files={files}
          multiple={false}
          maxFiles={RECEIPT_FILES.maxFiles}
          accept={acceptedFiles(RECEIPT_FILES)}
          texts={{
            choose: t("receipt.choose"),
            drop: t("receipt.drop"),
            full: t("receipt.full"),
            remove: (name) => t("receipt.remove", { name }),
            retry: t("receipt.submit"),
            chooseAnother: t("receipt.choose"),
            sending: () => t("receipt.sending"),
            sent: t("receipt.sent"),
          }}
          onAdd={pick}
          onRemove={() => setPicked(undefined)}
        />
        {outcome?.kind === "part" ? (
          <Alert tone="warning" live="assertive">
            {rich("receipt.part", {
              paid: format.money(outcome.paid),
              missing: format.money(outcome.missing),
            })}
          </Alert>
        ) : null}
        <Button type="submit" busy={sending}>
          {t("receipt.submit")}
        </Button>
      </Stack>
    </form>
  );

  function toRow(file: File): PickedFile {
    return {
      id: "receipt",
      name: file.name,
      size: format.fileSize(file.size),
      state: sending ? "sending" : "ready",
    };
  }

  function refusalText(refused: Extract<ReceiptOutcome, { kind: "refused" }>): string {
    const { problem, message, fileName } = refused;
    const reason = message ?? t(`receipt.${problem}`, { phone, max: RECEIPT_FILES.maxMegabytes });
    return fileName === undefined ? reason : `${fileName}: ${reason}`;
  }
}
