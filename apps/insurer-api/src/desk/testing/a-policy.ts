import type { Policy } from "#src/platform/database/schema/sales.ts";
import { AT, BUYER, rowId } from "./story-rows.ts";

/** A sample policy, by the last digit of its number. */
export const aPolicy = (figure: number, changes: Partial<Policy> = {}): Policy => ({
  number: `408707201${figure}`,
  code: `code-${figure}`,
  orderId: rowId(figure),
  owner: "visitor",
  policyType: "travel",
  productCode: "travel",
  language: "ru",
  startDate: "2026-11-20",
  endDate: "2026-12-03",
  sumAssuredDiram: 30_000_00,
  priceDiram: 241_50,
  amountDiram: 241_50,
  currency: "TJS",
  couponCode: null,
  holder: {
    ...BUYER,
    docSeries: "A",
    docNumber: "1234567",
  },
  lifeAssured: ["Раҳимова Мадина", "Раҳимов Ҷамшед"],
  activatedAt: null,
  version: 1,
  versionOn: null,
  createdAt: AT,
  ...changes,
});
