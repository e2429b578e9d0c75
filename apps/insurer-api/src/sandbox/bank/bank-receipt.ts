import { fromDiram, isIsoDate, toDiram } from "@sughurta/domain";
import PDFDocument from "pdfkit";
import type { ReadReceipt, ReceiptReader } from "#src/sales/ports/receipts.ts";

const MARK =
  /sandbox-receipt transaction=([\w-]{1,64})(?: reference=([\w-]{1,64}))? amount=(\d{1,9}(?:\.\d{1,2})?) currency=([A-Z]{3}) date=(\d{4}-\d{2}-\d{2})/;

/** Mark that the sandbox bank writes into a receipt, and that {@link sandboxReceiptReader} finds. */
export function receiptMark(receipt: ReadReceipt): string {
  const { transactionNumber, reference, amountDiram, currency, paidOn } = receipt;
  const payment = reference === undefined ? "" : ` reference=${reference}`;
  return `sandbox-receipt transaction=${transactionNumber}${payment} amount=${fromDiram(amountDiram).toFixed(2)} currency=${currency} date=${paidOn}`;
}

/** Finds the mark in the bytes of any file that contains it. */
export const sandboxReceiptReader: ReceiptReader = {
  read: async (content) => {
    const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString(
      "latin1",
    );
    const [, transactionNumber, reference, amount, currency, paidOn] = MARK.exec(text) ?? [];
    if (!transactionNumber || !amount || !currency || !isIsoDate(paidOn)) return undefined;
    return { transactionNumber, reference, amountDiram: toDiram(Number(amount)), currency, paidOn };
  },
};

/** A receipt to download from the sandbox bank: a small PDF that contains the mark. */
export function renderReceipt(receipt: ReadReceipt): Promise<Uint8Array> {
  const { transactionNumber, amountDiram, currency, paidOn } = receipt;
  const mark = receiptMark(receipt);
  const doc = new PDFDocument({
    size: "A6",
    margin: 28,
    info: { Title: "Sandbox receipt", Keywords: mark },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.font("Helvetica-Bold").fontSize(16).text("Sandbox bank");
    doc.moveDown().font("Helvetica").fontSize(11).text("Receipt of a pretend payment");
    doc
      .moveDown()
      .fontSize(20)
      .text(`${fromDiram(amountDiram).toFixed(2)} ${currency}`);
    doc.moveDown().fontSize(11).text(paidOn).text(transactionNumber);
    doc.end();
  });
}
