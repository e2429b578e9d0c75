import { type MotorVariant, normalizeVehicleCode } from "@sughurta/domain/motor";
import type { Holder } from "#src/platform/database/schema/sales.ts";
import { needsVehicleCheck } from "./car-rules.ts";
import type { MotorForm, MotorOrder } from "./motor-request.ts";

function getHolder(order: MotorOrder): Holder {
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

const tidied = (code: string | undefined) =>
  code === undefined ? undefined : normalizeVehicleCode(code);

/** Columns of an order row derived from the motor form. */
export function motorOrderColumns(order: MotorForm) {
  const { variant, partner: _, partnerReference: __, ...form } = order;
  const request: MotorOrder = {
    ...form,
    vin: tidied(form.vin),
    bodyNumber: tidied(form.bodyNumber),
    gosNomer: tidied(form.gosNomer),
    partner: undefined,
    partnerReference: undefined,
  };
  return {
    startDate: order.beginDate,
    endDate: order.endDate,
    holder: getHolder(order),
    details: {
      variant,
      request,
      /** For the view `vehicle_to_check`. */
      vehicleToCheck: needsVehicleCheck(order),
    },
  };
}

/** The form of a saved motor order. */
export function toMotorForm(details: Readonly<Record<string, unknown>>): MotorForm {
  // Only motorOrderColumns writes motor orders.
  const { variant, request } = details as {
    readonly variant: MotorVariant;
    readonly request: MotorOrder;
  };
  return { ...request, variant };
}
