import { type OrderPart, travelOrder } from "../order/order-definition.ts";
import type { TravelOrderValues } from "../order/order-values.ts";
import { TODAY } from "./builders.ts";

const rules = await travelOrder.rules.load();

/** Codes of everything wrong with some parts of an order, by field, as the form tells it. */
export function schemaErrorsOf(
  parts: readonly OrderPart[],
  order: TravelOrderValues,
): Record<string, string> {
  const cross = Object.entries(rules.errorsOf(parts, order, TODAY)).map(([field, { code }]) => [
    field,
    code,
  ]);
  const issues = rules.schemaOf(parts).safeParse(order).error?.issues ?? [];
  const own = [...issues]
    .reverse()
    .map(({ path, message }) => [
      path.reduce<string>(
        (name, key) =>
          typeof key === "number"
            ? `${name}[${key}]`
            : name === ""
              ? String(key)
              : `${name}.${String(key)}`,
        "",
      ),
      message,
    ]);
  return Object.fromEntries([...cross, ...own]);
}
