import { normalizeBoxInsured } from "@sughurta/domain/box";
import { verbatimRow } from "@sughurta/order";
import type { InsuredValues } from "#src/model/box-order-values.ts";
import type { InsuredPart } from "#src/model/insured/insured-part.ts";
import { followHolder } from "#src/model/insured/insured-people.ts";
import { PeopleFields } from "./people-fields.tsx";

function toInsured({ insuredPeople }: InsuredValues) {
  return normalizeBoxInsured({ insuredPeople });
}

/** People by name, one to ten. */
export const peoplePart: InsuredPart = {
  onChangeEffects: followHolder,
  toInsured,
  serverFields: {},
  rows: ({ insuredPeople }, t) => {
    const names = insuredPeople.map(({ name }) => name.trim()).filter(Boolean);
    return verbatimRow("people", t("people.term"), names.join(", "));
  },
  place: "afterHolder",
  Fields: PeopleFields,
};
