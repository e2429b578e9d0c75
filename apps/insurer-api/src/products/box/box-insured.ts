import type { saveBox } from "@sughurta/contracts/box";
import type { BodyOf } from "@sughurta/contracts/core";
import type { BoxInsured } from "@sughurta/domain/box";
import type { Order } from "#src/platform/database/schema/sales.ts";

/** Insured objects named by a box order; empty if that is the holder. */
export function toBoxInsured(details: Order["details"]): BoxInsured {
  // Only the box line writes the details of box orders.
  return (details.insured ?? {}) as BoxInsured;
}

/** The requested first day of cover. */
export function getBeginDate({ beginDate }: Order["details"]): string | undefined {
  return typeof beginDate === "string" ? beginDate : undefined;
}

/** The form of a saved box order. */
export function getBoxForm({
  holder,
  details,
  productCode,
}: Pick<Order, "holder" | "details" | "productCode">): Omit<
  BodyOf<typeof saveBox>,
  "agree" | "beginDate"
> {
  const { insuredPeople, ...thing } = toBoxInsured(details);
  const { phone, country = "", docSeries, gender = 0, docNumber = "", ...person } = holder;
  const { issueDate = "", issueInstitution = "" } = holder;
  return {
    ...person,
    ...thing,
    ...(insuredPeople && { insuredPeople: [...insuredPeople] }),
    phoneNumber: phone,
    resident: country,
    series: docSeries,
    gender,
    docNumber,
    issueDate,
    issueInstitution,
    productCode,
  };
}
