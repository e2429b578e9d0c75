import { expect, it } from "vitest";
import { htmlBlocks } from "./document-pdf.ts";

it("reads headings, items, paragraphs and table rows as plain text", () => {
  const html =
    "<h3>Кому</h3><p>Всем &amp; <b>каждому</b></p><ul><li>раз</li></ul><table><tr><th>Срок</th><td>год</td></tr></table><p> </p>";
  expect(htmlBlocks(html)).toEqual([
    { kind: "heading", text: "Кому" },
    { kind: "paragraph", text: "Всем & каждому" },
    { kind: "item", text: "раз" },
    { kind: "paragraph", text: "Срок: год" },
  ]);
});
