import { isTaxNumber } from "@sughurta/domain/person";
import * as z from "zod/mini";
import { filled } from "../../validation/validators.ts";

/** A tax number (INN) of nine digits (S2 §5). */
export const taxNumber = filled().check(z.refine(isTaxNumber, "inn"));

/** A tax number that may be left out (S1 §3). */
export const optionalTaxNumber = z.string().check(
  z.trim(),
  z.refine((text) => text === "" || isTaxNumber(text), "inn"),
);
