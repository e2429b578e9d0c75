import { describe, expect, it } from "vitest";
import { markupFault } from "#src/content/schema/markup-fault.ts";
import { boxes } from "#src/testing/demo-content.ts";
import { descriptionHtml, descriptionText } from "./description-text.ts";

const TEXT = "Сломали руку?\nЗвоните: 5 < 6 & 7\n\n# Что нужно\n\n- Справка\n- Паспорт";
const HTML =
  "<p>Сломали руку?<br>Звоните: 5 &lt; 6 &amp; 7</p><h3>Что нужно</h3><ul><li>Справка</li><li>Паспорт</li></ul>";

describe("the description of a box", () => {
  it("is typed as plain text with headings and lists", () => {
    expect(descriptionHtml(TEXT)).toBe(HTML);
    expect(descriptionText(HTML)).toBe(TEXT);
    expect(markupFault(HTML)).toBeUndefined();
  });

  it.each(["", "<p>A <a href='/x'>link</a></p>", "<table><tr><td>1</td></tr></table>", "text"])(
    "stays HTML if it has more: %s",
    (html) => {
      expect(descriptionText(html)).toBe(html);
      expect(descriptionHtml(html)).toBe(html === "text" ? "<p>text</p>" : html);
    },
  );

  it("is unchanged by the form for every box of the demonstration", () => {
    for (const { fullDesc } of boxes) {
      for (const html of Object.values(fullDesc)) {
        expect(descriptionHtml(descriptionText(html))).toBe(html);
      }
    }
  });
});
