import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { type Sheet, sheetFile } from "./sheet-file.ts";

const SHEET: Sheet = {
  name: "Реестр",
  columns: [
    { label: "Номер", kind: "text" },
    { label: "Дата", kind: "day" },
    { label: "Премия, TJS", kind: "money" },
    { label: "Число", kind: "number" },
  ],
  rows: [
    ["Ғаффоров; «Қӯқанд»", "2026-11-28", 123_450, 2],
    ['=HYPERLINK("http://a.example")', "2026-11-29", -5, 0],
    ["+992 92 700-00-00", "", 0, 1],
  ],
};

describe("a CSV file", () => {
  it("is readable by Excel in a Russian Windows: byte order mark, semicolons, decimal commas", async () => {
    const bytes = await sheetFile(SHEET, "csv");
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split("\r\n")).toEqual([
      "Номер;Дата;Премия, TJS;Число",
      '"Ғаффоров; «Қӯқанд»";2026-11-28;1234,50;2',
      `"'=HYPERLINK(""http://a.example"")";2026-11-29;-0,05;0`,
      "'+992 92 700-00-00;;0,00;1",
      "",
    ]);
  });

  it("contains no text that begins like a formula", async () => {
    for (const sign of ["=", "+", "-", "@", "|", "\t", "\r", "\n"]) {
      const columns = [{ label: `${sign}A`, kind: "text" }] as const;
      const sheet = { name: "x", columns, rows: [[`${sign}1+1`]] };
      const csv = new TextDecoder().decode(await sheetFile(sheet, "csv"));
      for (const line of csv.split("\r\n").filter(Boolean)) expect(line).toMatch(/^"?'/);
    }
  });
});

describe("an XLSX file", () => {
  it("has sums and days as numbers with a format, and no formula", async () => {
    const bytes = await sheetFile(SHEET, "xlsx");
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.name).toBe("Реестр");
    expect(sheet?.rows[0]).toEqual(["Номер", "Дата", "Премия, TJS", "Число"]);
    expect(sheet?.rows[1]).toEqual([
      "Ғаффоров; «Қӯқанд»",
      new Date("2026-11-28T00:00:00Z"),
      1234.5,
      2,
    ]);
    expect(sheet?.rows[2]?.slice(0, 3)).toEqual([
      '=HYPERLINK("http://a.example")',
      new Date("2026-11-29T00:00:00Z"),
      -0.05,
    ]);
    const cells = [...(sheet?.cells?.values() ?? [])];
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  });
});
