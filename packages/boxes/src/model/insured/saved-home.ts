import type { BoxOrderValues } from "../box-order-values.ts";

type Home = BoxOrderValues["insuredHome"];

/** Fields of a saved address: the street includes house and flat. */
export const HOME_PROFILE_FIELDS = { address: { city: "city", address: "street" } } as const;

const NUMBERS =
  /^(.+?),?\s+(?:(?:дом|д\.|хонаи|house)\s*)?(\d[^\s,]*)(?:,\s*(?:(?:квартира|кв\.|ҳуҷраи|flat)\s*)?(\d[^\s,]*))?$/iu;

/**
 * A saved address in the parts of the form; a house number that cannot be separated from its street has to be filled
 * in.
 */
export function savedHome({ city = "", street = "" }: Readonly<Record<string, string>>): Home {
  const [, name = street, house = "", flat = ""] = NUMBERS.exec(street.trim()) ?? [];
  return { city, street: name, house, flat };
}
