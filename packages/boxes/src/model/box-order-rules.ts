import * as z from "@sughurta/contracts/zod";
import { BOX_NAME_MAX_LENGTH } from "@sughurta/domain";
import {
  type BoxInsured,
  type BoxInsuredViolation,
  boxInsuredKindViolations,
  boxInsuredViolations,
  type InsuredKind,
  type InsuredOfBox,
  insuredAgeViolations,
  insuredBirthDates,
} from "@sughurta/domain/box";
import { CAR_NAME_MAX_LENGTH } from "@sughurta/domain/motor";
import { HOLDER_AGE, issueDateBounds } from "@sughurta/domain/person";
import {
  agreement,
  dateWithin,
  type FieldErrors,
  formPath,
  gender,
  optionalText,
  requiredText,
} from "@sughurta/forms";
import {
  citizenship,
  contactShape,
  documentErrors,
  documentShape,
  fullNameShape,
  holderBirthDate,
  holderBirthDates,
  nameShape,
} from "@sughurta/forms/people";
import {
  type BoxHolderValues,
  type BoxOrderValues,
  HOLDER_CONTACTS,
  HOLDER_FIELDS,
} from "./box-order-values.ts";
import {
  HOME_MAX_LENGTH,
  type InsuredPart,
  type InsuredRules,
  lastDay,
  PLATE_MAX_LENGTH,
  tripDates,
} from "./insured-part.ts";

/** Rules of the holder that concern one field each (S0 §5, SPEC-10); errors are codes. */
export function boxHolderSchema(today: string) {
  const oldest = holderBirthDates(today, HOLDER_AGE).min;
  return z.object({
    ...nameShape(HOLDER_FIELDS.name, BOX_NAME_MAX_LENGTH),
    holderGender: gender,
    holderCountry: citizenship,
    holderBirthDate: holderBirthDate(today, HOLDER_AGE),
    ...contactShape(HOLDER_FIELDS.contacts, HOLDER_CONTACTS),
    ...documentShape(HOLDER_FIELDS.document, {
      format: "any",
      issued: issueDateBounds(oldest, today),
    }),
    agree: agreement,
    declaration: z.boolean(),
  });
}

/** Rules between fields: a document is issued after birth (SPEC-39). */
export function boxHolderErrors(values: BoxHolderValues, today: string): FieldErrors {
  return documentErrors(HOLDER_FIELDS.document, values, { today, birthDate: "holderBirthDate" });
}

/** Form errors for violations of the rules shared with the service. */
export function insuredErrors(
  kind: InsuredKind,
  insured: BoxInsured,
  rules: InsuredRules,
): FieldErrors {
  // The form has the address in parts, which have rules of their own.
  if (kind === "address") return {};
  return {
    ...getErrors(boxInsuredKindViolations(kind, insured, lastDay(rules))),
    ...ageErrors({ ...insured, insures: kind }, rules),
    ...getErrors(boxInsuredViolations(insured, rules.today)),
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
  const found = getErrors(insuredAgeViolations(insured, today, insuredAges));
  const error = { code: "insuredAges", values: { ...insuredAges } };
  return Object.fromEntries(Object.keys(found).map((name) => [name, error]));
}

function getErrors(
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

const homeSchema = z.object({
  insuredHome: z.object({
    city: requiredText(HOME_MAX_LENGTH.city),
    street: requiredText(HOME_MAX_LENGTH.street),
    house: requiredText(HOME_MAX_LENGTH.house),
    flat: optionalText(HOME_MAX_LENGTH.flat),
  }),
});

const carSchema = z.object({
  insuredCar: z.object({
    make: requiredText(CAR_NAME_MAX_LENGTH),
    model: requiredText(CAR_NAME_MAX_LENGTH),
    year: z.string().check(z.minLength(1, "choice")),
    plate: requiredText(PLATE_MAX_LENGTH),
  }),
});

function peopleSchema({ today }: InsuredRules) {
  const person = z.object({
    ...fullNameShape({ fullName: "name" }, "any"),
    birthDate: dateWithin(insuredBirthDates(today)),
  });
  return z.object({ insuredPeople: z.array(person) });
}

function tripSchema(rules: InsuredRules) {
  const date = dateWithin(tripDates(rules));
  return z.object({ insuredTrip: z.object({ beginDate: date, endDate: date }) });
}

/** Rules of what a box insures that concern one field each; errors are codes. */
export const INSURED_SCHEMAS: Readonly<
  Record<InsuredKind, (rules: InsuredRules) => z.ZodMiniType>
> = {
  holder: () => z.object({}),
  people: peopleSchema,
  address: () => homeSchema,
  car: () => carSchema,
  trip: tripSchema,
};

/** Rules of a box order for its holder and its insured people or things (S0 §5, SPEC-65). */
export function boxOrderRules(kind: InsuredKind, insured: InsuredPart, rules: InsuredRules) {
  return {
    holder: {
      schema: boxHolderSchema(rules.today),
      errors: (values: BoxOrderValues) => ({
        ...boxHolderErrors(values, rules.today),
        ...holderTermErrors(kind, values, rules),
      }),
    },
    insured: {
      schema: INSURED_SCHEMAS[kind](rules),
      errors: (values: BoxOrderValues) => insuredErrors(kind, insured.toInsured(values), rules),
    },
  };
}

/** A valid holder of an order, normalised for the wire. */
export function toBoxHolder(values: BoxOrderValues, today: string): BoxHolderValues {
  return boxHolderSchema(today).parse(values);
}
