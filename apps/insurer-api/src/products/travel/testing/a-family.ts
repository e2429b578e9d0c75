import type { BodyOf } from "@sughurta/contracts/core";
import { saveTravel } from "@sughurta/contracts/travel";
import { aTraveller } from "./a-trip.ts";

type OrderInput = BodyOf<typeof saveTravel>;

/** A request body for a family of five with every kind of cover, valid on the day of the examples. */
export function aFamilyOrder(changes: Partial<OrderInput> = {}): OrderInput {
  const traveller = (name: string, birth: string, number: string, covid: boolean) =>
    aTraveller({
      laFirstname: name,
      laBirthday: birth,
      docNumber: number,
      issueDate: "2026-01-15",
      dateTo: "2031-01-15",
      sequence: covid ? [1] : [],
    });
  return {
    ...saveTravel.examples.body,
    country: "Germany,Türkiye,United States",
    mainSumAssured: 50_000,
    sportOption: 1,
    spaType: 1,
    sequence: [0, 2, 10],
    pregnantOption: 1,
    sunOption: 1,
    alcoholicOption: 1,
    thingsSumAssured: 750,
    flatSumAssured: 10_000,
    assuredFlatAddress: "Dushanbe, Rudaki 1, 12",
    neighborSumAssured: 10_000,
    accSumAssured: 5_000,
    covid19Option: 1,
    flightDelaySign: 75,
    las: [
      traveller("MADINA", "1990-05-14", "401234567", true),
      traveller("FARRUKH", "1988-02-01", "401234568", true),
      traveller("AMINA", "2022-08-20", "401234569", false),
      traveller("UMED", "2025-11-01", "401234570", false),
      traveller("ZUHRO", "1949-03-01", "401234571", true),
    ],
    sumPrem: undefined,
    ...changes,
  };
}
