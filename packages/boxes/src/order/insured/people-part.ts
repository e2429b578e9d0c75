import { tidyBoxInsured } from "@sughurta/domain/box";
import { answeredRow } from "@sughurta/order";
import type { InsuredValues } from "../box-order-values.ts";
import type { InsuredPart } from "./insured-part.ts";
import { followHolder } from "./insured-people.ts";
import { PeopleFields } from "./people-fields.tsx";

function toInsured({ insuredPeople }: InsuredValues) {
  return tidyBoxInsured({ insuredPeople });
}

/** People by name, one to ten. */
export const peoplePart: InsuredPart = {
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
