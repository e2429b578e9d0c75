import { BYTES_PER_MEGABYTE } from "@sughurta/domain";
import { describe, expect, it } from "vitest";
import { receiptContentProblem, receiptOutcome, receiptProblem } from "./receipt-rules.ts";

const aFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const refusal = (code: string, message = "") =>
  receiptOutcome({ status: 422, data: { code, message, fieldCodes: {}, fieldMessages: {} } });
const responseWith = (success: boolean, amountPaid: number) =>
  receiptOutcome({
    status: 200,
    data: { success, amountPaid, minimumRequired: 435, paymentDate: "2026-03-02" },
  });

describe("receipt", () => {
  it.each(["check.pdf", "фото.HEIC", "a.b.jpeg", "r.docx", "r.7z"])("may be %s", (name) => {
    expect(receiptProblem(aFile(name))).toBeUndefined();
  });

  it("must be of an allowed kind", async () => {
    expect(await receiptContentProblem(aFile("virus.exe"))).toBe("type");
    expect(await receiptContentProblem(aFile("check.jpg"))).toBeUndefined();
  });

  it("must be chosen and at most 15 MB", () => {
    expect(receiptProblem(undefined)).toBe("missing");
    expect(receiptProblem(aFile("empty.pdf", 0))).toBe("missing");
    expect(receiptProblem(aFile("scan.pdf", 15 * BYTES_PER_MEGABYTE))).toBeUndefined();
    expect(receiptProblem(aFile("scan.pdf", 15 * BYTES_PER_MEGABYTE + 1))).toBe("tooLarge");
  });

  it("is accepted, submitted for a check, or short of money", () => {
    expect(responseWith(true, 435)).toEqual({ kind: "accepted" });
    expect(responseWith(false, 0)).toEqual({ kind: "submitted" });
    expect(responseWith(false, 400.1)).toEqual({ kind: "part", paid: 400.1, missing: 34.9 });
    expect(responseWith(false, 500)).toEqual({ kind: "overpaid" });
  });

  it("is refused with the server's message, else with our own", () => {
    expect(refusal("receiptTooOld", "any")).toEqual({
      kind: "refused",
      problem: "tooOld",
      final: true,
    });
    expect(refusal("receiptRejected", "Позвоните 5511")).toEqual({
      kind: "refused",
      problem: "failed",
      message: "Позвоните 5511",
      final: false,
    });
    expect(refusal("storageFull", "ÐÐ°Ð³ÑÑÐ·Ð¸ÑÐµ ÑÐµÑÐµÐ· ÑÐ°Ñ")).toMatchObject({
      message: "ÐÐ°Ð³ÑÑÐ·Ð¸ÑÐµ ÑÐµÑÐµÐ· ÑÐ°Ñ",
    });
    expect(refusal("")).toEqual({ kind: "refused", problem: "failed", final: false });
  });
});
