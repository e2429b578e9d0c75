import type { PolicyType } from "#src/platform/database/schema/sales.ts";
import { boxLine } from "./box/box-line.ts";
import { motorLine } from "./motor/motor-line.ts";
import type { OrderLine } from "./product-line.ts";
import { travelLine } from "./travel/travel-line.ts";

/** All products of this insurer, by kind of policy. */
export const productLines: Readonly<Record<PolicyType, OrderLine>> = {
  box: boxLine,
  travel: travelLine,
  car: motorLine,
};
