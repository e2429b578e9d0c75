import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { matchStatement, type OurMoney } from "./match-statement.ts";
import { readTable } from "./reconcile.ts";
import { amountIn, statementLines, toHeadings } from "./statement-lines.ts";

const COLUMNS = { referenceColumn: "Номер заказа", amountColumn: "Сумма", dayColumn: "Дата" };

/** Russian text in Windows-1251, in which these letters are one byte each. */
const inWindows1251 = (text: string) =>
  Uint8Array.from([...text], (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

describe("an amount of a statement", () => {
  it.each([
    ["310", 31_000],
    ["310,5", 31_050],
    ["310.50", 31_050],
    ["1 234,50", 123_450],
    ["1\u00a0234\u00a0567,00 TJS", 123_456_700],
    ["1,234.50", 123_450],
    ["1.234,50", 123_450],
    ["1,234", 123_400],
    ["1'234.5", 123_450],
    ["-75,00", -7_500],
    ["(75,00)", -7_500],
    ["\u221275", -7_500],
    ["0", 0],
  ])("%s is %i diram", (text, diram) => {
    expect(amountIn(text)).toBe(diram);
  });

  it.each(["", "Итого", "12,34,5", "1.2345.678", "12a", "--5", "1e5"])("%j is none", (text) => {
    expect(amountIn(text)).toBeUndefined();
  });
});

describe("a statement", () => {
  const csv = [
    "Выписка за ноябрь;;",
    "Дата;Номер заказа;Сумма",
    "28.11.2026 10:15;A-1;1 234,50",
    "29/11/2026;A-2;-75,00",
    ";Итого не указан;",
    ";;1159,50",
  ].join("\r\n");
  const lines = [
    { reference: "A-1", amountDiram: 123_450, day: "2026-11-28" },
    { reference: "A-2", amountDiram: -7_500, day: "2026-11-29" },
    { reference: "Итого не указан", amountDiram: null, day: null },
  ];

  it.each([
    ["UTF-8", new TextEncoder().encode(csv)],
    ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${csv}`)],
    ["Windows-1251", inWindows1251(csv)],
    ["UTF-16", new Uint8Array(Buffer.from(`\ufeff${csv}`, "utf16le"))],
  ])("is read as CSV in %s", async (_, bytes) => {
    const table = await readTable(bytes);
    expect(toHeadings(table)).toEqual(["Дата", "Номер заказа", "Сумма"]);
    expect(statementLines(table, COLUMNS)).toEqual({ lines, skipped: 1 });
  });

  it("is read as XLSX, with sums and days as numbers", async () => {
    const rows = [
      ["Дата", "Номер заказа", "Сумма"],
      [new Date("2026-11-28T00:00:00Z"), "A-1", 1234.5],
      [new Date("2026-11-29T00:00:00Z"), 550_011, -75],
    ];
    const table = await readTable(await writeXlsx({ sheets: [{ name: "1", rows }] }));
    expect(statementLines(table, COLUMNS)?.lines).toEqual([
      lines[0],
      { reference: "550011", amountDiram: -7_500, day: "2026-11-29" },
    ]);
  });

  it("is refused if it is no table, and not read without its columns", async () => {
    const refused = { code: "statementUnreadable" };
    await expect(readTable(new Uint8Array([0x50, 0x4b, 3, 4]))).rejects.toMatchObject(refused);
    await expect(readTable(new Uint8Array())).rejects.toMatchObject(refused);
    const table = await readTable(new TextEncoder().encode("A;B\n1;2"));
    expect(statementLines(table, COLUMNS)).toBeUndefined();
  });
});

describe("matching", () => {
  const ours = Array.from(
    { length: 100 },
    (_, index): OurMoney => ({
      paymentId: `payment-${index}`,
      refundId: null,
      references: [`REF${index}`, `payment-${index}`],
      amountDiram: 31_000 + index,
      day: "2026-11-15",
    }),
  );
  const refund = { ...(ours[5] as OurMoney), refundId: "refund-5", amountDiram: -31_005 };
  const all = [...ours, refund];
  const toLine = ({ references, amountDiram }: OurMoney) => ({
    reference: references[0] ?? "",
    amountDiram,
    day: null,
  });

  it("finds nothing in an equal statement, in any order, with our ids in place of references", () => {
    const lines = all.map((money, index) => ({
      ...toLine(money),
      reference:
        (index % 2 === 0 ? money.references[1] : ` ${money.references[0]?.toLowerCase()}`) ?? "",
    }));
    const items = matchStatement(all, lines.toReversed());
    expect(items.filter(({ kind }) => kind !== "matched")).toEqual([]);
    expect(items).toHaveLength(101);
  });

  it("finds seven planted differences", () => {
    const lines = all.map(toLine);
    const line = (reference: string) => lines.findIndex((one) => one.reference === reference);
    const change = (reference: string, amountDiram: number) => {
      const place = line(reference);
      lines[place] = { reference, amountDiram, day: null };
    };
    change("REF10", 31_011);
    change("REF20", 3_102_000);
    lines.splice(line("REF30"), 1);
    lines.splice(line("REF40"), 1);
    lines.push({ reference: "REF50", amountDiram: 31_050, day: null });
    lines.push({ reference: "UNKNOWN", amountDiram: 31_000, day: null });
    // The refund is missing.
    lines.splice(
      lines.findIndex(({ amountDiram }) => amountDiram < 0),
      1,
    );
    const found = matchStatement(all, lines).filter(({ kind }) => kind !== "matched");
    expect(
      found.map((one) => [one.kind, one.reference, one.oursDiram, one.theirsDiram, one.isRepeated]),
    ).toEqual([
      ["differing", "REF10", 31_010, 31_011, false],
      ["differing", "REF20", 31_020, 3_102_000, false],
      ["theirsOnly", "REF50", null, 31_050, true],
      ["theirsOnly", "UNKNOWN", null, 31_000, false],
      ["oursOnly", "REF30", 31_030, null, false],
      ["oursOnly", "REF40", 31_040, null, false],
      ["oursOnly", "REF5", -31_005, null, false],
    ]);
  });

  it("prefers the line with the same amount among lines with one reference", () => {
    const lines = [
      { reference: "REF7", amountDiram: 1, day: null },
      { reference: "REF7", amountDiram: 31_007, day: null },
    ];
    expect(matchStatement(ours.slice(7, 8), lines).map(({ kind }) => kind)).toEqual([
      "theirsOnly",
      "matched",
    ]);
  });
});
