import type { SentResponseOf } from "@sughurta/api-client";
import { isFileRefusal } from "@sughurta/contracts/core";
import type { uploadReceipt } from "@sughurta/contracts/payment";
import { RECEIPT_FILES, roundMoney } from "@sughurta/domain";
import { contentViolation, type FileViolation, sizeViolation } from "@sughurta/forms";

/** Errors of a receipt before or after it was sent; each has a text. */
export type ReceiptProblem =
  | "missing"
  | "incomplete"
  | "type"
  | "tooLarge"
  | "tooOld"
  | "underpaidShort"
  | "failed";

/** Result of sending a receipt (S1 §8); amounts in TJS. */
export type ReceiptOutcome =
  | { readonly kind: "accepted" | "submitted" | "overpaid" }
  /** A part of the amount was accepted; the next receipt adds to it (SPEC-63). */
  | { readonly kind: "part"; readonly paid: number; readonly missing: number }
  | {
      readonly kind: "refused";
      readonly problem: ReceiptProblem;
      /** Name of the refused file. */
      readonly fileName?: string | undefined;
      /** A message that is more specific than the problem: the server's own, or why sending failed. */
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

/** Error of a chosen file that can be found without reading it (S1 §5). */
export function receiptProblem(file: File | undefined): ReceiptProblem | undefined {
  const violation = file ? sizeViolation(file, RECEIPT_FILES) : "fileEmpty";
  return violation && PROBLEM_OF_VIOLATION[violation];
}

/** Error in the bytes of a chosen file (S1 §5). */
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

/** Result of the server's response to a receipt. */
export function receiptOutcome(response: SentResponseOf<typeof uploadReceipt>): ReceiptOutcome {
  if (response.status === 200) {
    const { success, amountPaid, minimumRequired } = response.data;
    if (success) return { kind: "accepted" };
    if (amountPaid > minimumRequired) return { kind: "overpaid" };
    if (amountPaid === 0 || amountPaid === minimumRequired) return { kind: "submitted" };
    return { kind: "part", paid: amountPaid, missing: roundMoney(minimumRequired - amountPaid) };
  }
  const { code, message } = response.data;
  if (code === "alreadyPaid") return { kind: "accepted" };
  const problem = PROBLEM_OF_CODE[code];
  const final = isFileRefusal(code);
  if (problem) return { kind: "refused", problem, final };
  const fallback = code === "receiptUnderpaid" ? "underpaidShort" : "failed";
  return message === ""
    ? { kind: "refused", problem: fallback, final }
    : { kind: "refused", problem: fallback, message, final };
}
