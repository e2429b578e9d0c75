import * as z from "@sughurta/contracts/zod";
import { normalizeTaxNumber, taxNumberViolation } from "@sughurta/domain/person";
import { filled } from "#src/validation/validators.ts";

const nineDigits = z.check<string>(({ value, issues }) => {
  const violation = value === "" ? undefined : taxNumberViolation(value);
  if (!violation) return;
  const { code: message, ...params } = violation;
  issues.push({ code: "custom", message, params, input: value });
});

/** A tax number (INN) of nine digits; returns it without spaces (S2 §5, SPEC-60). */
export const taxNumber = filled().check(nineDigits, z.overwrite(normalizeTaxNumber));

/** An optional tax number (S1 §3). */
export const optionalTaxNumber = z
  .string()
  .check(z.trim(), nineDigits, z.overwrite(normalizeTaxNumber));
