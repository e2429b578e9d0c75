import type { BodyOf, saveBox } from "@sughurta/contracts";
import { genderCode, toWirePhone } from "@sughurta/domain";
import type { BoxOrderValues } from "./box-order-values.ts";

/** What is ordered, beside who orders it. */
export interface BoxChoice {
  readonly productCode: string;
  /** A promo code that was applied. */
  readonly coupon?: string | undefined;
  readonly partner?: string | undefined;
}

/** Checked values as `POST /v1/box/` takes them; `price` is what the buyer saw, TJS (S0 §7). */
export function toBoxPayload(
  values: BoxOrderValues,
  { productCode, coupon, partner }: BoxChoice,
  price: number,
): BodyOf<typeof saveBox> {
  return {
    lastName: values.holderLastName,
    firstName: values.holderFirstName,
    patronymic: values.holderSecondName || undefined,
    phoneNumber: toWirePhone(values.holderPhone),
    email: values.holderEmail || undefined,
    gender: genderCode(values.holderGender === "f" ? "f" : "m"),
    birthDate: values.holderBirthDate,
    resident: values.holderCountry,
    series: values.holderDocSeries || undefined,
    docNumber: values.holderDocNumber,
    issueDate: values.holderIssueDate,
    issueInstitution: values.holderIssueInstitution,
    productCode,
    ...(coupon ? { coupon } : {}),
    ...(partner ? { partner } : {}),
    sumPrem: price,
    agree: true,
  };
}
