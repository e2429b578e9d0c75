import { storedValue } from "@sughurta/api-client";

/** The sale that a member of staff has open in this browser. */
export interface OpenSale {
  readonly seller: string;
  /** When the sale ends, ISO. */
  readonly expiresAt: string;
}

/** Deleted with the other data of the shop on this device, so that a sale ends with its buyer's data. */
export const staffSaleMemory = storedValue<OpenSale>("sughurta.staff-sale", {
  parse: ({ seller, expiresAt }) =>
    typeof seller === "string" &&
    typeof expiresAt === "string" &&
    Date.parse(expiresAt) > Date.now()
      ? { seller, expiresAt }
      : undefined,
});
