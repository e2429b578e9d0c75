import type { ApiClient } from "@sughurta/api-client";
import { type BoxProduct, box } from "@sughurta/contracts";

/** A box by its slug; `undefined` where there is none. Throws what the client throws. */
export async function loadBox(client: ApiClient, slug: string): Promise<BoxProduct | undefined> {
  const answer = await client.send(box, { params: { slug } });
  return answer.status === 200 ? answer.data[0] : undefined;
}
