import type {
  Holder,
  NamedPerson,
  Order,
  PolicyData,
} from "#src/platform/database/schema/sales.ts";
import type { FieldCodes } from "#src/platform/failures/failure-error.ts";

/** An order with corrected data. */
export interface CorrectedOrder extends Pick<Order, "details" | "startDate" | "endDate"> {
  /** Rules that the corrected order breaks and the order as it was sold does not, by field. */
  readonly violations: FieldCodes;
}

/** The violations of a corrected form that the form before it did not have: a running policy has begun. */
export function newViolations(before: FieldCodes, after: FieldCodes): FieldCodes {
  const isKnown = (field: string, codes: FieldCodes[string]) =>
    JSON.stringify(before[field]) === JSON.stringify(codes);
  return Object.fromEntries(Object.entries(after).filter((entry) => !isKnown(...entry)));
}

/** A stored text; an empty one is absent. */
export const filled = (text: string | undefined): string | undefined => text || undefined;

/** The person that a holder is. */
export const personOfHolder = (holder: Holder): NamedPerson => ({
  lastName: holder.lastName,
  firstName: holder.firstName,
  patronymic: holder.patronymic ?? "",
  birthDate: holder.birthDate,
  docSeries: holder.docSeries ?? "",
  docNumber: holder.docNumber ?? "",
});

/** A holder with corrected data; the rest of the holder stays. */
export function correctedHolder(
  before: Holder,
  { holder, email, phone }: Pick<PolicyData, "holder" | "email" | "phone">,
): Holder {
  return {
    ...before,
    lastName: holder.lastName,
    firstName: holder.firstName,
    patronymic: filled(holder.patronymic),
    birthDate: holder.birthDate,
    docSeries: filled(holder.docSeries),
    docNumber: filled(holder.docNumber),
    email: filled(email),
    phone,
  };
}
