import { isAttributionValue } from "@sughurta/domain";
import type { Holder } from "#src/database/schema/sales.ts";
import type { MotorForm, MotorOrder } from "./motor-request.ts";
import type { MotorVariant } from "./tariff.ts";
import { latinCapitals } from "./vehicle-papers.ts";

function holderOf(order: MotorOrder): Holder {
  return {
    lastName: order.holderLastname,
    firstName: order.holderFirstname,
    patronymic: order.holderPatronymic,
    birthDate: order.holderBirthday,
    gender: order.holderGender ?? undefined,
    phone: order.holderPhone,
    email: order.holderEmail,
    docSeries: order.holderDocSeries,
    docNumber: order.holderDocNumber,
    issueDate: order.holderIssueDate ?? undefined,
    issueInstitution: order.holderIssueInstitution,
  };
}

const capitals = (text: string | undefined) =>
  text === undefined ? undefined : latinCapitals(text);

/** Columns of an order row that come from the motor form. */
export function motorOrderColumns(order: MotorForm) {
  const { variant, partner, ...form } = order;
  const request: MotorOrder = {
    ...form,
    vin: capitals(form.vin),
    bodyNumber: capitals(form.bodyNumber),
    gosNomer: capitals(form.gosNomer),
    partner: undefined,
  };
  return {
    startDate: order.beginDate,
    endDate: order.endDate,
    holder: holderOf(order),
    details: {
      variant,
      request,
      partner: partner !== undefined && isAttributionValue(partner) ? partner : undefined,
    },
  };
}

/** The form of a saved motor order. */
export function motorFormOf(details: Readonly<Record<string, unknown>>): MotorForm {
  // Only motorOrderColumns writes motor orders.
  const { variant, request } = details as {
    readonly variant: MotorVariant;
    readonly request: MotorOrder;
  };
  return { ...request, variant };
}
