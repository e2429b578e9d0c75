import {
  type BoxInsured,
  type BoxInsuredViolation,
  boxInsuredKindViolations,
  boxInsuredViolations,
  type InsuredKind,
  type InsuredOfBox,
  insuredAgeViolations,
} from "@sughurta/domain/box";
import { type FieldErrors, formPath } from "@sughurta/forms";
import type { BoxHolderValues } from "../box-order-values.ts";
import type { InsuredRules } from "../insured/insured-part.ts";
import { lastDay } from "../insured/trip-dates.ts";

/** Form errors for violations of the rules shared with the service. */
export function insuredErrors(
  kind: InsuredKind,
  insured: BoxInsured,
  rules: InsuredRules,
): FieldErrors {
  // The form has the address in parts, which have rules of their own.
  if (kind === "address") return {};
  return {
    ...errorsOf(boxInsuredKindViolations(kind, insured, lastDay(rules))),
    ...ageErrors({ ...insured, insures: kind }, rules),
    ...errorsOf(boxInsuredViolations(insured, rules.today)),
  };
}

/** Errors of the holder under the terms of the box: their age where the holder is insured, and the declaration. */
export function holderTermErrors(
  kind: InsuredKind,
  { holderBirthDate, declaration }: BoxHolderValues,
  rules: InsuredRules,
): FieldErrors {
  const { birthDate } = ageErrors({ insures: kind, birthDate: holderBirthDate }, rules);
  return {
    ...(birthDate && { holderBirthDate: birthDate }),
    ...(rules.asksDeclaration && !declaration && { declaration: { code: "declaration" } }),
  };
}

/** Names the ages that the box insures. */
function ageErrors(insured: InsuredOfBox, { today, insuredAges }: InsuredRules): FieldErrors {
  const found = errorsOf(insuredAgeViolations(insured, today, insuredAges));
  const error = { code: "insuredAges", values: { ...insuredAges } };
  return Object.fromEntries(Object.keys(found).map((name) => [name, error]));
}

function errorsOf(
  violations: Readonly<Record<string, BoxInsuredViolation | false | undefined>>,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(violations).flatMap(([name, violation]) => {
      if (!violation) return [];
      const { code, ...values } = typeof violation === "string" ? { code: violation } : violation;
      return [[formPath(name), { code, values }]];
    }),
  );
}
