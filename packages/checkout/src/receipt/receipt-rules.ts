import { type AnyAnswerOf, RECEIPT_MAX_BYTES, type uploadReceipt } from "@sughurta/contracts";

/** File endings that a receipt may have (S1 §5). */
export const RECEIPT_ENDINGS: readonly string[] =
  "pdf doc docx odt csv jpg jpeg png gif webp bmp tif tiff heic zip rar 7z iso".split(" ");

/** What is wrong with a receipt before or after it was sent; each has a text. */
export type ReceiptProblem =
  | "missing"
  | "type"
  | "tooLarge"
  | "tooOld"
  | "underpaidShort"
  | "failed"
  | "network"
  | "tooMany";

/** How sending a receipt ended (S1 §8); amounts in TJS. */
export type ReceiptOutcome =
  | { readonly kind: "accepted" | "submitted" }
  | { readonly kind: "underpaid"; readonly paid: number; readonly required: number }
  | {
      readonly kind: "refused";
      readonly problem: ReceiptProblem;
      /** The server's own sentence. */
      readonly message?: string | undefined;
    };

/** What is wrong with a chosen file, if anything (S1 §5). */
export function receiptProblem(file: File | undefined): ReceiptProblem | undefined {
  if (!file || file.size === 0) return "missing";
  const ending = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!RECEIPT_ENDINGS.includes(ending)) return "type";
  return file.size > RECEIPT_MAX_BYTES ? "tooLarge" : undefined;
}

const PROBLEM_OF_CODE: Readonly<Record<string, ReceiptProblem>> = {
  receiptMissing: "missing",
  receiptType: "type",
  receiptTooLarge: "tooLarge",
  receiptTooOld: "tooOld",
};

/** What the server's answer to a receipt means. */
export function receiptOutcome(answer: AnyAnswerOf<typeof uploadReceipt>): ReceiptOutcome {
  if (answer.status === 200) {
    const { success, amountPaid, minimumRequired } = answer.data;
    if (amountPaid < minimumRequired && amountPaid > 0) {
      return { kind: "underpaid", paid: amountPaid, required: minimumRequired };
    }
    return { kind: success ? "accepted" : "submitted" };
  }
  const { code, message } = answer.data;
  if (code === "tooManyRequests") return { kind: "refused", problem: "tooMany" };
  if (code === "alreadyPaid") return { kind: "accepted" };
  const problem = PROBLEM_OF_CODE[code];
  if (problem) return { kind: "refused", problem };
  const fallback = code === "receiptUnderpaid" ? "underpaidShort" : "failed";
  return message === ""
    ? { kind: "refused", problem: fallback }
    : { kind: "refused", problem: fallback, message };
}
