import { getDocumentProxy } from "unpdf";

/** Text of a PDF page; measures are in points from the bottom left corner. */
export interface PdfPage {
  /** All characters in drawing order, without spaces and line breaks. */
  readonly letters: string;
  /** Right edge of the text. */
  readonly right: number;
  /** The lowest baseline. */
  readonly bottom: number;
}

/** Reads the text of each page of a PDF. */
export async function pdfPages(pdf: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const texts = items.filter((item) => "str" in item);
      return {
        letters: texts.map(({ str }) => str.replace(/\s/g, "")).join(""),
        right: Math.max(...texts.map(({ transform, width }) => Number(transform[4]) + width)),
        bottom: Math.min(...texts.map(({ transform }) => Number(transform[5]))),
      };
    }),
  );
}
