import type { ApiClient } from "@sughurta/api-client";
import type { BoxProduct } from "@sughurta/contracts/boxes";
import { fillPath } from "@sughurta/contracts/core";
import { lazyModule } from "@sughurta/lazy-module";
import type { Shop } from "#src/settings/shop-context.ts";

const boxContracts = lazyModule(() => import("@sughurta/contracts/boxes"));

/** Access to the insurer's content. */
export type ShopToRead = Pick<Shop, "client" | "read">;

/** Maximum number in one response: a catalogue is a few dozen. */
const ALL_BOXES = 300;

/** A box by its slug; `undefined` where there is none. Throws the client's errors. */
export async function loadBox(
  { client, read }: ShopToRead,
  slug: string,
): Promise<BoxProduct | undefined> {
  const { box } = await boxContracts.load();
  const found = box.responses[200].safeParse(await read(fillPath(box.path, { slug })));
  if (found.success) return found.data[0];
  const response = await client.send(box, { params: { slug } });
  return response.status === 200 ? response.data[0] : undefined;
}

/** The boxes of a category, all without one; throws what the client throws. */
export async function loadBoxes(
  client: ApiClient,
  category: string | undefined,
): Promise<readonly BoxProduct[]> {
  const query = { page: 1, page_size: ALL_BOXES, ...(category === undefined ? {} : { category }) };
  const { boxes } = await boxContracts.load();
  return (await client.send(boxes, { query })).data.data;
}
