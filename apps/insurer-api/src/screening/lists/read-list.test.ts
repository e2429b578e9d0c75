import { describe, expect, it } from "vitest";
import { readList } from "./read-list.ts";

const read = (text: string) => readList(new TextEncoder().encode(text));

describe("a CSV list", () => {
  it("reads names, aliases, birth dates and documents", () => {
    const rows = [
      "name,aliases,birthDate,document",
      '"Ҷӯраев Фаррух",Juraev Farrukh|Abu Dawud,17.04.1968|1969,A 0123|B 99',
      "Karimov Said,,,",
    ];
    expect(read(rows.join("\n"))).toEqual({
      kind: "read",
      list: {
        source: "csv",
        dated: null,
        entries: [
          {
            reference: "2",
            names: ["Ҷӯраев Фаррух", "Juraev Farrukh", "Abu Dawud"],
            birthDates: ["1968-04-17", "1969"],
            documents: ["A 0123", "B 99"],
          },
          { reference: "3", names: ["Karimov Said"], birthDates: [], documents: [] },
        ],
      },
    });
  });

  it("is refused as a whole, with each row that has an error", () => {
    const rows = [
      "name,aliases,birthDate,document",
      ",Juraev,,",
      "Juraev,,32.04.1968,",
      "Karimov Said,,1968,",
      "阿卜杜拉,,,",
    ];
    expect(read(rows.join("\n"))).toEqual({
      kind: "refused",
      errors: [
        { row: 2, code: "nameMissing", reference: "2" },
        { row: 3, code: "birthDateWrong", reference: "3" },
        { row: 5, code: "nameLetters", reference: "5" },
      ],
    });
  });

  it.each([
    ["without one of the columns", "name,aliases\nJuraev,", "columnMissing"],
    ["without people", "name,aliases,birthDate,document\n", "empty"],
  ])("%s is refused", (_, text, code) => {
    expect(read(text)).toEqual({ kind: "refused", errors: [{ row: 0, code }] });
  });
});

describe("the list of the United Nations", () => {
  const UN = `<?xml version="1.0" encoding="utf-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-11-20T09:00:00Z"><INDIVIDUALS>
<INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>FARRUKH</FIRST_NAME><SECOND_NAME>JURAEV</SECOND_NAME>
<REFERENCE_NUMBER>QDi.999</REFERENCE_NUMBER><NAME_ORIGINAL_SCRIPT>Ҷӯраев Фаррух</NAME_ORIGINAL_SCRIPT>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Abu &amp; Dawud</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME/></INDIVIDUAL_ALIAS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1968-04-17</DATE></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1970</FROM_YEAR><TO_YEAR>1972</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>0012345</NUMBER></INDIVIDUAL_DOCUMENT>
</INDIVIDUAL></INDIVIDUALS><ENTITIES><ENTITY><FIRST_NAME>A BANK</FIRST_NAME></ENTITY></ENTITIES></CONSOLIDATED_LIST>`;

  it("reads its individuals with every date and document", () => {
    expect(read(UN)).toEqual({
      kind: "read",
      list: {
        source: "un",
        dated: "2026-11-20",
        entries: [
          {
            reference: "QDi.999",
            names: ["FARRUKH JURAEV", "Abu & Dawud", "Ҷӯраев Фаррух"],
            birthDates: ["1968-04-17", "1970", "1971", "1972"],
            documents: ["0012345"],
          },
        ],
      },
    });
  });

  it.each([
    ["another document", "<html></html>"],
    ["a broken document", UN.slice(0, 400)],
  ])("is refused if it is %s", (_, text) => {
    expect(read(text)).toEqual({ kind: "refused", errors: [{ row: 0, code: "unreadable" }] });
  });
});
