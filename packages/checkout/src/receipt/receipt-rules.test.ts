import { describe, expect, it } from "vitest";
import { receiptOutcome, receiptProblem } from "./receipt-rules.ts";

const MEGABYTE = 1024 * 1024;
const aFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const refusal = (code: string, message = "") =>
  receiptOutcome({ status: 422, data: { code, message, fieldCodes: {}, fieldMessages: {} } });
const answered = (success: boolean, amountPaid: number) =>
  receiptOutcome({
    status: 200,
    data: { success, amountPaid, minimumRequired: 435, paymentDate: "2026-03-02" },
  });

describe("receipt", () => {
  it.each(["check.pdf", "фото.HEIC", "a.b.jpeg", "r.docx", "r.7z"])("may be %s", (name) => {
    expect(receiptProblem(aFile(name))).toBeUndefined();
  });

  it("must be chosen, of a known kind and at most 15 MB", () => {
    expect(receiptProblem(undefined)).toBe("missing");
    expect(receiptProblem(aFile("empty.pdf", 0))).toBe("missing");
    expect(receiptProblem(aFile("virus.exe"))).toBe("type");
    expect(receiptProblem(aFile("scan.pdf", 15 * MEGABYTE))).toBeUndefined();
    expect(receiptProblem(aFile("scan.pdf", 15 * MEGABYTE + 1))).toBe("tooLarge");
  });

  it("is accepted, submitted for a check, or short of money", () => {
    expect(answered(true, 435)).toEqual({ kind: "accepted" });
    expect(answered(false, 0)).toEqual({ kind: "submitted" });
    expect(answered(false, 400)).toEqual({ kind: "underpaid", paid: 400, required: 435 });
  });

  it("is refused with the server's sentence, else with our own", () => {
    expect(refusal("receiptTooOld", "any")).toEqual({ kind: "refused", problem: "tooOld" });
    expect(refusal("receiptRejected", "Позвоните 5511")).toEqual({
      kind: "refused",
      problem: "failed",
      message: "Позвоните 5511",
    });
    expect(refusal("tooManyUploads", "Загрузите завтра")).toMatchObject({
      message: "Загрузите завтра",
    });
    expect(refusal("tooManyRequests", "any")).toEqual({ kind: "refused", problem: "tooMany" });
    expect(refusal("")).toEqual({ kind: "refused", problem: "failed" });
  });
});
