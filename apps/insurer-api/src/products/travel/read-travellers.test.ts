import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readTravellerList } from "./read-travellers.ts";

const CONTEXT = { language: "ru", today: "2026-03-02", beginDate: "2026-03-10" } as const;
const HEADINGS =
  "Фамилия;Имя;Отчество;Дата рождения;Номер загранпаспорта;Пол;Дата выдачи;Кем выдан";
const MADINA = {
  row: 2,
  laLastname: "SAIDOVA",
  laFirstname: "MADINA",
  laPatronic: "",
  laBirthday: "1990-12-31",
  docNumber: "401234567",
  docType: 1,
  gender: 1,
  issueDate: "2020-06-01",
  issueInstitution: "MIA",
  spelled: false,
};
const ROW = "SAIDOVA;MADINA;;31.12.1990;401234567;Ж;01.06.2020;MIA";

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readTravellerList(utf8(text), CONTEXT);
/** Faults of a list as `row column code`. */
async function faultsIn(...rows: readonly string[]) {
  const { faults } = await read([HEADINGS, ...rows].join("\r\n"));
  return faults.map(({ row, column, code }) => `${row} ${column} ${code}`);
}

/** Russian text in Windows-1251, in which these letters are one byte each. */
const inWindows1251 = (text: string) =>
  Uint8Array.from([...text], (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

describe("a list of travellers", () => {
  const csv = `${HEADINGS}\r\n${ROW}\r\n`;
  it.each([
    ["UTF-8", utf8(csv)],
    ["UTF-8 with a byte order mark", utf8(`\ufeff${csv}`)],
    ["Windows-1251", inWindows1251(csv)],
    ["UTF-16", new Uint8Array(Buffer.from(`\ufeff${csv}`, "utf16le"))],
    ["CSV with commas", utf8(csv.replaceAll(";", ","))],
    ["CSV with tabs", utf8(csv.replaceAll(";", "\t"))],
  ])("is read in %s", async (_, bytes) => {
    expect(await readTravellerList(bytes, CONTEXT)).toEqual({ people: [MADINA], faults: [] });
  });

  it("is read from XLSX, with days as dates and as numbers", async () => {
    const day = new Date("2020-06-01T00:00:00Z");
    const rows = [
      HEADINGS.split(";"),
      ["SAIDOVA", "MADINA", null, 33_238, 401_234_567, "Ж", day, "MIA"],
      [],
      ["SAIDOV", "ALI", null, "1991-01-31", "401234568", "М", day, "MIA"],
    ];
    const bytes = await writeXlsx({ sheets: [{ name: "1", rows }] });
    const { people, faults } = await readTravellerList(bytes, CONTEXT);
    expect(faults).toEqual([]);
    expect(people).toMatchObject([
      { ...MADINA, laBirthday: "1990-12-31" },
      { row: 4, laBirthday: "1991-01-31", gender: 0 },
    ]);
  });

  it.each([
    ["Tajik", "Насаб;Ном;Санаи таваллуд;Рақами шиносномаи хориҷӣ"],
    ["English, below a title", "Travellers of our company\r\nSurname;First name;DOB;Passport No."],
    ["another order", "Document number;Given name;Birth date;Last name"],
  ])("has headings in %s", async (_, headings) => {
    const order = headings.startsWith("Document");
    const row = order
      ? "401234567;MADINA;1990-12-31;SAIDOVA"
      : "SAIDOVA;MADINA;31.12.1990;401234567";
    const { people } = await read(`${headings}\r\n${row}`);
    const known = { laLastname: "SAIDOVA", laFirstname: "MADINA", laBirthday: "1990-12-31" };
    expect(people).toMatchObject([{ ...known, gender: null, issueDate: null }]);
  });

  it("may have no headings, in the order of the template", async () => {
    expect((await read(ROW)).people).toEqual([{ ...MADINA, row: 1 }]);
  });

  it("ignores empty rows and counts rows as Excel does", async () => {
    const { people } = await read(`${HEADINGS}\r\n;;;;;;;\r\n\r\n${ROW}`);
    expect(people).toEqual([{ ...MADINA, row: 4 }]);
  });

  it("spells names in Latin letters, and marks them", async () => {
    const { people } = await read(`${HEADINGS}\r\nҶӯраев;Ғафур;;05.01.1985;401234567;м;;`);
    expect(people).toMatchObject([{ laLastname: "Juraev", laFirstname: "Ghafur", spelled: true }]);
  });

  it("leaves the type of a document with letters open", async () => {
    const { people } = await read(`${HEADINGS}\r\nIVANOV;IVAN;;05.01.1985;AB1234567;м;;`);
    expect(people).toMatchObject([{ docNumber: "AB1234567", docType: null }]);
  });
});

describe("faults of a list", () => {
  it.each([
    [";MADINA;;31.12.1990;401234567;Ж;;", "laLastname required"],
    ["SAIDOVA;MADINA;;;401234567;Ж;;", "laBirthday required"],
    ["SAIDOVA;MADINA;;31.12.1990;;Ж;;", "docNumber required"],
    ["SAIDOVA;MADINA;;31.13.1990;401234567;Ж;;", "laBirthday dateNoMonth"],
    ["SAIDOVA;MADINA;;31.12.90;401234567;Ж;;", "laBirthday dateYear"],
    ["SAIDOVA;MADINA;;soon;401234567;Ж;;", "laBirthday dateUnreadable"],
    ["SAIDOVA;MADINA;;31.12.2030;401234567;Ж;;", "laBirthday birthInFuture"],
    ["SAIDOVA;MADINA;;31.12.1930;401234567;Ж;;", "laBirthday personTooOld"],
    ["SAIDOVA1;MADINA;;31.12.1990;401234567;Ж;;", "laLastname latinName"],
    ["SАIDOVA;MADINA;;31.12.1990;401234567;Ж;;", "laLastname cyrillicLetter"],
    ["SAIDOVA;MADINA;;31.12.1990;!1;Ж;;", "docNumber foreignDocument"],
    ["SAIDOVA;MADINA;;31.12.1990;401234567;?;;", "gender listGender"],
    ["SAIDOVA;MADINA;;31.12.1990;401234567;Ж;31.12.1980;", "issueDate issueDate"],
  ])("%s: %s", async (row, fault) => {
    expect(await faultsIn(row)).toEqual([`2 ${fault}`]);
  });

  it("has a fault for a repeated person and for a repeated document", async () => {
    const other = ROW.replace("MADINA", "ZARINA");
    const cyrillic = ROW.replace("SAIDOVA;MADINA", "Саидова;Мадина").replace("567", "999");
    expect(await faultsIn(ROW, other, cyrillic)).toEqual([
      "3 docNumber documentTwice",
      "4 laLastname personTwice",
    ]);
  });

  it.each([
    ["ru", "Дата рождения"],
    ["tg", "Санаи таваллуд"],
    ["en", "Date of birth"],
  ] as const)("is refused in %s if it lacks columns", async (language, heading) => {
    const bytes = utf8("Фамилия;Имя\r\nSAIDOVA;MADINA");
    await expect(readTravellerList(bytes, { ...CONTEXT, language })).rejects.toMatchObject({
      code: "listColumns",
      values: { columns: expect.stringContaining(heading) },
    });
  });

  it.each([
    ["listEmpty", ""],
    ["listEmpty", `${HEADINGS}\r\n;;;`],
    ["listUnreadable", "PK\u0003\u0004"],
    ["listColumns", "Hello"],
  ])("is %s", async (code, text) => {
    await expect(read(text)).rejects.toMatchObject({ status: 422, code });
  });

  it("is read with all of its faults up to 5,000 rows, and refused beyond", async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => {
      const name = [...String(at)].map((digit) => "ABCDEFLMNR"[Number(digit)]).join("");
      const born = at % 139 === 7 || at === 4_999 ? "31.02.1990" : "31.12.1990";
      return `SAID${name};ALI;;${born};${400_000_000 + at};М;01.06.2020;MIA`;
    });
    const { people, faults } = await read([HEADINGS, ...rows].join("\n"));
    expect(faults).toHaveLength(37);
    expect(people).toHaveLength(4_963);
    const long = [HEADINGS, ...rows, ROW].join("\n");
    await expect(read(long)).rejects.toMatchObject({ code: "listTooLong" });
  });
});
