import { boxLine } from "#src/box/box-line.ts";
import type { PolicyType } from "#src/database/schema/sales.ts";
import { motorLine } from "#src/motor/motor-line.ts";
import type { OrderLine } from "#src/order/product-line.ts";
import { travelLine } from "#src/travel/travel-line.ts";

/** Everything this insurer sells, by kind of policy. */
export const productLines: Readonly<Record<PolicyType, OrderLine>> = {
  box: boxLine,
  travel: travelLine,
  car: motorLine,
};
