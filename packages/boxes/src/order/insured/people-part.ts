import { boxInsuredViolations, insuredBirthDates, tidyBoxInsured } from "@sughurta/domain/box";
import { dateWithin } from "@sughurta/forms";
import { fullNameShape } from "@sughurta/forms/people";
import { answeredRow } from "@sughurta/order";
import * as z from "zod/mini";
import type { InsuredValues } from "../box-order-values.ts";
import { insuredErrors } from "./insured-errors.ts";
import type { InsuredPart } from "./insured-part.ts";
import { followHolder } from "./insured-people.ts";
import { PeopleFields } from "./people-fields.tsx";

function toInsured({ insuredPeople }: InsuredValues) {
  return tidyBoxInsured({ insuredPeople });
}

/** People by name, one to ten. */
export const peoplePart: InsuredPart = {
  schema: ({ today }) => {
    const person = z.object({
      ...fullNameShape({ fullName: "name" }, "any"),
      birthDate: dateWithin(insuredBirthDates(today)),
    });
    return z.object({ insuredPeople: z.array(person) });
  },
  errors: (values, { today }) => insuredErrors(boxInsuredViolations(toInsured(values), today)),
  onChangeEffects: followHolder,
  toInsured,
  serverFields: {},
  rows: ({ insuredPeople }, t) => {
    const names = insuredPeople.map(({ name }) => name.trim()).filter(Boolean);
    return answeredRow("people", t("people.term"), names.join(", "));
  },
  place: "afterHolder",
  Fields: PeopleFields,
};
