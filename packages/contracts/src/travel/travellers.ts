import { MAX_TRAVELLER_FILE_MEGABYTES, TRAVELLER_COLUMNS } from "@sughurta/domain/travel";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, tooMany } from "../core/failures.ts";
import { gender, isoDate } from "../core/fields.ts";
import { docType } from "./travel-form.ts";

const MEGABYTE = 1_000_000;

/** A row that is a valid insured person; values that the list lacks are null. */
const listedTraveller = z.object({
  /** Number of the row in the file; the first one is 1. */
  row: z.number(),
  laLastname: z.string(),
  laFirstname: z.string(),
  laPatronic: z.string(),
  laBirthday: isoDate,
  docNumber: z.string(),
  /** Null where the number does not show the type. */
  docType: z.nullable(docType),
  gender: z.nullable(gender),
  issueDate: z.nullable(isoDate),
  issueInstitution: z.string(),
  /** The name was in Cyrillic: its Latin spelling has to be compared with the passport. */
  spelled: z.boolean(),
});

const listFault = z.object({
  row: z.number(),
  column: z.enum(TRAVELLER_COLUMNS),
  code: z.string(),
  /** What is wrong and what to do. */
  message: z.string(),
});

/**
 * Reads a list of travellers from a CSV or XLSX file by the rules of an order; nothing is stored. A row is either a
 * person or has faults. Columns are found by their headings in Russian, Tajik or English, else by their order.
 */
export const readTravellers = defineContract({
  name: "readTravellers",
  summary: "Read travellers from a file",
  source: "S1 §3",
  extension: true,
  method: "POST",
  path: "/v1/travellers/",
  auth: "visitor",
  rateLimited: true,
  bytes: {
    mediaType: "application/octet-stream",
    maxBytes: MAX_TRAVELLER_FILE_MEGABYTES * MEGABYTE,
  },
  query: z.object({
    /** First day of the trip, on which ages count; today by default. */
    begin_date: z.optional(isoDate),
  }),
  responses: {
    200: z.object({ people: z.array(listedTraveller), faults: z.array(listFault) }),
    ...invalid,
    ...tooMany,
  },
  examples: {
    query: { begin_date: "2026-03-10" },
    responses: {
      200: {
        people: [
          {
            row: 2,
            laLastname: "SAIDOVA",
            laFirstname: "MADINA",
            laPatronic: "",
            laBirthday: "1990-05-14",
            docNumber: "401234567",
            docType: 1 as const,
            gender: 1 as const,
            issueDate: "2020-06-01",
            issueInstitution: "MIA",
            spelled: false,
          },
        ],
        faults: [
          {
            row: 3,
            column: "laBirthday" as const,
            code: "dateYear",
            message: "Напишите год четырьмя цифрами",
          },
        ],
      },
      422: {
        message: "В файле больше 5 000 строк. Разделите его на несколько",
        code: "listTooLong",
      },
    },
  },
});
