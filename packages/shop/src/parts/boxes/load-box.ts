import type { ApiClient } from "@sughurta/api-client";
import { type BoxProduct, box } from "@sughurta/contracts";

/** A box by its slug with whole addresses of its pictures; `undefined` where there is none. Throws what the client throws. */
export async function loadBox(
  client: ApiClient,
  slug: string,
  insurer: string,
): Promise<BoxProduct | undefined> {
  const answer = await client.send(box, { params: { slug } });
  const [product] = answer.status === 200 ? answer.data : [];
  return product && withPictures(product, insurer);
}

/** The content service names its pictures by path, which another site does not have. */
export function withPictures(product: BoxProduct, insurer: string): BoxProduct {
  const whole = (path: string) => (path.startsWith("/") ? `${insurer}${path}` : path);
  const { mainImg, shortImg } = product;
  return { ...product, mainImg: whole(mainImg), shortImg: whole(shortImg) };
}
