import { lateContracts } from "@sughurta/api-client";
import { BOX_PATH, BOXES_PATH, type BoxProduct, readBoxes } from "@sughurta/contracts";
import type { ShopCalls } from "../../session/shop-session.ts";

const boxContracts = lateContracts(() => import("./box-contracts.ts"));

/** As many as one answer may have: a catalogue is a few dozen. */
const ALL_BOXES = 300;

/**
 * A box by its slug; `undefined` where there is none. Throws what the client throws, which repeats a request that is
 * not answered well at once.
 */
export async function loadBox(
  { client, getAtOnce }: ShopCalls,
  slug: string,
): Promise<BoxProduct | undefined> {
  const request = { params: { slug } };
  const found = readBoxes(await getAtOnce(BOX_PATH, request));
  if (found) return found[0];
  const { box } = await boxContracts();
  const answer = await client.send(box, request);
  return answer.status === 200 ? answer.data[0] : undefined;
}

/** The boxes of a category, all without one; otherwise as `loadBox`. */
export async function loadBoxes(
  { client, getAtOnce }: ShopCalls,
  category: string | undefined,
): Promise<readonly BoxProduct[]> {
  const query = { page: 1, page_size: ALL_BOXES, ...(category === undefined ? {} : { category }) };
  const found = readBoxes(Object(await getAtOnce(BOXES_PATH, { query })).data);
  if (found) return found;
  const { boxes } = await boxContracts();
  return (await client.send(boxes, { query })).data.data;
}
