import type { ApiClient } from "@sughurta/api-client";
import type { BoxProduct } from "@sughurta/contracts/box";
import { lazyModule } from "@sughurta/lazy-module";

const boxContracts = lazyModule(() => import("@sughurta/contracts/box"));

/** As many as one answer may have: a catalogue is a few dozen. */
const ALL_BOXES = 300;

/** A box by its slug; `undefined` where there is none. Throws what the client throws. */
export async function loadBox(client: ApiClient, slug: string): Promise<BoxProduct | undefined> {
  const { box } = await boxContracts.load();
  const answer = await client.send(box, { params: { slug } });
  return answer.status === 200 ? answer.data[0] : undefined;
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
