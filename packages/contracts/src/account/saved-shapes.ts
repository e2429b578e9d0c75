import * as z from "zod/mini";
import { id, isoDate, optionalText, requiredText } from "../core/fields.ts";

/** Keys of an identity document. */
export const identityDocument = {
  docType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  series: optionalText(10),
  docNumber: requiredText(15),
  issueDate: isoDate,
  issueInstitution: requiredText(150),
  /** The last day on which it is valid. */
  dateTo: z.nullish(isoDate),
};
/** A document of the signed-in person. */
export const savedDocument = z.object({ id, ...identityDocument });
/** A valid identity document. */
export const identityDocumentExample = {
  docType: 0 as const,
  series: "A",
  docNumber: "12345678",
  issueDate: "2018-02-01",
  issueInstitution: "ОВД Сино",
};

/** Keys of an address. */
export const address = {
  city: requiredText(40),
  address: requiredText(150),
  postalCode: optionalText(10),
};
/** An address of the signed-in person. */
export const savedAddress = z.object({ id, ...address });
/** A valid address. */
export const addressExample = {
  city: "Душанбе",
  address: "улица Айни, 12",
  postalCode: "734000",
};

/** A resource of an account that no longer exists. */
export const removed = z.object({ removed: z.boolean() });
