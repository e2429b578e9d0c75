import { createApiClient } from "@sughurta/api-client";
import { type BoxProduct, boxes } from "@sughurta/contracts";

/** The first box of the catalogue that can be bought on the site. */
export async function boxOnSale(siteUrl: string): Promise<BoxProduct> {
  const client = createApiClient({ baseUrl: siteUrl, getLanguage: () => "ru" });
  const { data } = await client.send(boxes, { query: { page: 1, page_size: 300 } });
  const found = data.data.find(({ isSale, price }) => isSale && price > 0);
  if (!found) throw new Error("The catalogue has no box that is on sale.");
  return found;
}
