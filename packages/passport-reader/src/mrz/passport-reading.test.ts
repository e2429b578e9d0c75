import type { PassportLines } from "@sughurta/domain/person";
import { describe, expect, it } from "vitest";
import { combineRecognitions, readCorrectedLines } from "./passport-reading.ts";

const TODAY = "2026-03-02";
const LINES = [
  "P<TJKSAIDOVA<<MADINA<KARIMOVNA<<<<<<<<<<<<<<",
  "4012345676TJK9005145F3006014<<<<<<<<<<<<<<00",
] as const;
const KNOWN = {
  lastName: "SAIDOVA",
  firstName: "MADINA",
  patronymic: "KARIMOVNA",
  birthDate: "1990-05-14",
  gender: "f",
  citizenship: "TJ",
  docType: "1",
  docNumber: "401234567",
  validTo: "2030-06-01",
};

/** The lines with another text from a column on. */
function changed(line: 0 | 1, column: number, text: string): PassportLines {
  const own = LINES[line];
  const edited = own.slice(0, column) + text + own.slice(column + text.length);
  return line === 0 ? [edited, LINES[1]] : [LINES[0], edited];
}

describe("lines corrected by hand", () => {
  it("have the values of the forms", () => {
    expect(readCorrectedLines(LINES, TODAY)).toEqual({ lines: LINES, known: KNOWN, doubtful: [] });
  });

  it("may lack the fillers at their end and be typed in small letters", () => {
    const typed = [LINES[0].replace(/<+$/, "").toLowerCase(), LINES[1]] as const;
    expect(readCorrectedLines(typed, TODAY).known).toEqual(KNOWN);
  });

  it.each([
    [1, 0, "402", ["docNumber"]],
    [1, 13, "910514", ["birthDate"]],
    [1, 21, "310601", ["validTo"]],
    [1, 20, "X", ["gender"]],
    [1, 10, "XXA", ["citizenship"]],
    [0, 2, "QQQ", ["docType", "docNumber"]],
  ] as const)("leave what disagrees with its check digit to be typed (%i, %i, %s)", (...row) => {
    const [line, column, text, doubtful] = row;
    const reading = readCorrectedLines(changed(line, column, text), TODAY);
    expect(reading.doubtful).toEqual(doubtful);
    expect(Object.keys(reading.known)).not.toContain(doubtful[0]);
  });

  it("take a foreign passport as document type 2, and hyphens of a surname for spaces", () => {
    const lines = [
      "P<RUSIVANOV<PETROV<<SERGEI<<<<<<<<<<<<<<<<<<",
      "7260183540RUS6508173M3105059<<<<<<<<<<<<<<00",
    ] as const;
    expect(readCorrectedLines(lines, TODAY).known).toMatchObject({
      lastName: "IVANOV-PETROV",
      firstName: "SERGEI",
      citizenship: "RU",
      docType: "2",
      birthDate: "1965-08-17",
    });
  });

  it("state the citizenship by the passport's code, Germany's by its one letter", () => {
    const german = readCorrectedLines(changed(1, 10, "D<<"), TODAY);
    expect(german.known.citizenship).toBe("DE");
  });

  it("leave a name that fills the whole line to be typed, which may have been cut", () => {
    const { doubtful } = readCorrectedLines(
      changed(0, 5, "ABDURAHMONOVAZIMOVA<<MUHAMMADYUSUFZODAHI"),
      TODAY,
    );
    expect(doubtful).toEqual(["lastName", "firstName"]);
  });
});

describe("two recognitions", () => {
  it("know what both state", () => {
    expect(combineRecognitions(LINES, LINES, TODAY)).toMatchObject({ known: KNOWN, doubtful: [] });
  });

  it("do not know a name on which they disagree", () => {
    const reading = combineRecognitions(changed(0, 14, "MADIMA"), LINES, TODAY);
    expect(reading.known).not.toHaveProperty("firstName");
    expect(reading.doubtful).toEqual(["firstName"]);
  });

  it("know a number under two check digits that one has not recognised, but no gender", () => {
    const reading = combineRecognitions(LINES, changed(1, 0, "??????????TJK???????F"), TODAY);
    expect(reading.known).toMatchObject({ docNumber: "401234567", birthDate: "1990-05-14" });
    const blank = combineRecognitions(LINES, changed(1, 20, "?"), TODAY);
    expect(blank.doubtful).toEqual(["gender"]);
  });

  it("do not know a number with a wrong check digit of the line", () => {
    const wrong = changed(1, 43, "7");
    const reading = combineRecognitions(wrong, changed(1, 0, "?????????"), TODAY);
    expect(reading.doubtful).toEqual(["docNumber"]);
  });

  it("do not know a citizenship on which they disagree: it has no check digit", () => {
    const reading = combineRecognitions(LINES, changed(1, 10, "TKM"), TODAY);
    expect(reading.known).not.toHaveProperty("citizenship");
    expect(reading.doubtful).toEqual(["citizenship"]);
  });

  it("do not know a patronymic that only one has", () => {
    const reading = combineRecognitions(LINES, changed(0, 20, "<<<<<<<<<<"), TODAY);
    expect(reading.doubtful).toEqual(["patronymic"]);
  });
});
