import { Buyer } from "@sughurta/faults/buyer";

/** Visitors at a time. */
const VISITORS = 4;
const PATH = "/boxes";

/** Something that visitors do, so often that the clock of the processor measures it. */
interface Visit {
  readonly times: number;
  readonly send: (siteUrl: string, buyer: Buyer) => Promise<unknown>;
}

/** Addresses that were not asked for yet. */
let pageNumber = 1_000;
function freshPath(): string {
  pageNumber += 1;
  return `${PATH}?page=${pageNumber}`;
}

/** What visitors do before a purchase. */
export const VISITS: Readonly<Record<string, Visit>> = {
  "page asked for again": { times: 3_000, send: (siteUrl) => page(siteUrl + PATH) },
  "page rendered": { times: 300, send: (siteUrl) => page(siteUrl + freshPath()) },
  quote: { times: 300, send: (_, buyer) => buyer.priceOfTrip() },
};

async function page(url: string): Promise<void> {
  const response = await fetch(url, { headers: { "Accept-Language": "ru" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

/** Does one of {@link VISITS} so many times. */
export async function visit(siteUrl: string, { times, send }: Visit): Promise<void> {
  const buyer = await Buyer.arrive(siteUrl);
  let begun = 0;
  const visitor = async () => {
    while (begun < times) {
      begun += 1;
      await send(siteUrl, buyer);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
}
