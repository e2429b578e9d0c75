import { excerpt } from "./excerpt.server.ts";

/** Description of a list of products: its name and its contents, so that no two lists have the same description. */
export function listSummary(title: string, products: readonly { title: string }[]): string {
  const names = products.map((product) => product.title).join(", ");
  return excerpt(names === "" ? title : `${title}: ${names}`);
}
