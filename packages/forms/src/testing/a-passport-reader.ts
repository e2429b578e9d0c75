import type { PassportReader, PassportReading } from "@sughurta/domain/person";

/** The reading of a passport of Uzbekistan whose gender is doubtful, with changes to its values. */
export function aPassportReading(known: PassportReading["known"] = {}): PassportReading {
  return {
    lines: ["P<UZBSAIDOVA<<MADINA", "AB12345676UZB9005145F3006014"],
    known: {
      lastName: "SAIDOVA",
      firstName: "MADINA",
      birthDate: "1990-05-14",
      citizenship: "UZ",
      docType: "2",
      docNumber: "AB1234567",
      ...known,
    },
    doubtful: ["gender"],
  };
}

/** A reader of every browser that reads that passport in any picture, with changes. */
export function aPassportReader(changes: Partial<PassportReader> = {}): PassportReader {
  return {
    isSupported: async () => true,
    read: async () => aPassportReading(),
    readLines: async () => aPassportReading(),
    ...changes,
  };
}
