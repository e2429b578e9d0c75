import { excerpt } from "./excerpt.server.ts";

/** Description of a list of products: what it is called and what is in it, so that no two lists say the same. */
export function listSummary(title: string, products: readonly { title: string }[]): string {
  const names = products.map((product) => product.title).join(", ");
  return excerpt(names === "" ? title : `${title}: ${names}`);
}
