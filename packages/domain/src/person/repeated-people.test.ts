import { describe, expect, it } from "vitest";
import { repeatedDocuments, repeatedPeople } from "./repeated-people.ts";

describe("repeated documents", () => {
  it("are found by series and number, in any spelling", () => {
    const people = [
      { series: "A", docNumber: "401234567" },
      { series: "a", docNumber: "40 123 4567" },
      { series: "B", docNumber: "401234567" },
      { docNumber: "A401234567" },
      { docNumber: "" },
      {},
    ];
    expect(repeatedDocuments(people)).toEqual([1, 3]);
  });
});

it("finds the same person by name and birth date, in any spelling", () => {
  const born = "1990-05-14";
  expect(
    repeatedPeople([
      { fullName: "O'Brien Anna", birthDate: born },
      { fullName: "  O’BRIEN  anna ", birthDate: born },
      { fullName: "O'Brien Anna", birthDate: "1991-05-14" },
      { fullName: "", birthDate: born },
      { fullName: "", birthDate: born },
      { fullName: "Артём Раҳимов", birthDate: born },
      { fullName: "Артем Раҳимов", birthDate: born },
    ]),
  ).toEqual([1, 6]);
});

it.each([
  ["Саидова Мадина Рустамовна", "Saidova Madina Rustamovna"],
  ["Ҷӯраев Ғафур", "Juraev Ghafur"],
  ["Джураев Гафур", "JURAEV GAFUR"],
  ["Раҳимов Хуршед", "Rahimov Khurshed"],
  ["Каримов Юсуф", "Karimov Yusuf"],
  ["Ёров Диёр", "Yorov Diyor"],
  ["Қодиров Муҳаммадҷон", "Qodirov Muhammadjon"],
  ["Исмоилӣ Наргис", "Ismoili Nargis"],
])("identifies %s and %s, born on one day, as one person", (cyrillic, latin) => {
  const people = [cyrillic, latin].map((fullName) => ({ fullName, birthDate: "1990-05-14" }));
  expect(repeatedPeople(people)).toEqual([1]);
});

it.each([
  ["Ҳасанов Ҳасан", "Hasanov Husan"],
  ["Саидов Фотима", "Saidov Zuhro"],
  ["Каримов Али", "Karimova Ali"],
])("distinguishes %s from %s, born on one day", (one, other) => {
  const people = [one, other].map((fullName) => ({ fullName, birthDate: "1990-05-14" }));
  expect(repeatedPeople(people)).toEqual([]);
});
