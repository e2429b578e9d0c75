import type { SentAnswerOf } from "@sughurta/api-client";
import { isFileRefusal } from "@sughurta/contracts/core";
import type { uploadReceipt } from "@sughurta/contracts/payment";
import { RECEIPT_FILES, roundMoney } from "@sughurta/domain";
import { contentViolation, type FileViolation, sizeViolation } from "@sughurta/forms";

/** What is wrong with a receipt before or after it was sent; each has a text. */
export type ReceiptProblem =
  | "missing"
  | "incomplete"
  | "type"
  | "tooLarge"
  | "tooOld"
  | "underpaidShort"
  | "failed";

/** How sending a receipt ended (S1 §8); amounts in TJS. */
export type ReceiptOutcome =
  | { readonly kind: "accepted" | "submitted" | "overpaid" }
  /** A part was taken; the next receipt adds to it (SPEC-63). */
  | { readonly kind: "part"; readonly paid: number; readonly missing: number }
  | {
      readonly kind: "refused";
      readonly problem: ReceiptProblem;
      /** Name of the refused file. */
      readonly fileName?: string | undefined;
      /** A sentence that says more than the problem: the server's own, or why sending failed. */
      readonly message?: string | undefined;
      /** The same file can never pass. */
      readonly final?: boolean;
    };

const PROBLEM_OF_VIOLATION: Readonly<Record<FileViolation, ReceiptProblem>> = {
  fileEmpty: "missing",
  fileIncomplete: "incomplete",
  fileTooLarge: "tooLarge",
  fileType: "type",
};

/** What is wrong with a chosen file, as far as it need not be read (S1 §5). */
export function receiptProblem(file: File | undefined): ReceiptProblem | undefined {
  const violation = file ? sizeViolation(file, RECEIPT_FILES) : "fileEmpty";
  return violation && PROBLEM_OF_VIOLATION[violation];
}

/** What the bytes of a chosen file say against it (S1 §5). */
export async function receiptContentProblem(file: File): Promise<ReceiptProblem | undefined> {
  const violation = await contentViolation(file, RECEIPT_FILES);
  return violation && PROBLEM_OF_VIOLATION[violation];
}

const PROBLEM_OF_CODE: Readonly<Record<string, ReceiptProblem>> = {
  receiptMissing: "missing",
  receiptType: "type",
  receiptTooLarge: "tooLarge",
  receiptTooOld: "tooOld",
};

/** What the server's answer to a receipt means. */
export function receiptOutcome(answer: SentAnswerOf<typeof uploadReceipt>): ReceiptOutcome {
  if (answer.status === 200) {
    const { success, amountPaid, minimumRequired } = answer.data;
    if (success) return { kind: "accepted" };
    if (amountPaid > minimumRequired) return { kind: "overpaid" };
    if (amountPaid === 0 || amountPaid === minimumRequired) return { kind: "submitted" };
    return { kind: "part", paid: amountPaid, missing: roundMoney(minimumRequired - amountPaid) };
  }
  const { code, message } = answer.data;
  if (code === "alreadyPaid") return { kind: "accepted" };
  const problem = PROBLEM_OF_CODE[code];
  const final = isFileRefusal(code);
  if (problem) return { kind: "refused", problem, final };
  const fallback = code === "receiptUnderpaid" ? "underpaidShort" : "failed";
  return message === ""
    ? { kind: "refused", problem: fallback, final }
    : { kind: "refused", problem: fallback, message, final };
}
