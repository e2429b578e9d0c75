import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { expect, it, vi } from "vitest";
import { startEdge } from "../testing/an-edge.ts";
import { EdgePurger } from "./edge-purger.ts";

const onFailure = vi.fn();
const start = (...urls: string[]) => new EdgePurger({ urls, onFailure, pauseMs: 30 });

it("purges a tag at every edge, and once more for pages on their way", async () => {
  const edges = [await startEdge(), await startEdge()];
  start(...edges.map(({ url }) => `${url}/purge`)).purge("prices");
  for (const { purged, requests } of edges) {
    await vi.waitFor(() => expect(purged()).toEqual(["prices", "prices"]), WAIT_LIMIT_MS);
    expect(requests[0]).toMatchObject({
      path: "/purge",
      headers: { "surrogate-key": "prices" },
    });
  }
});

it("purges at once what is outdated during a pause", async () => {
  const { url, purged } = await startEdge();
  const edges = new EdgePurger({ urls: [url], onFailure, pauseMs: 2 * WAIT_LIMIT_MS });
  edges.purge("content");
  await vi.waitFor(() => expect(purged()).toEqual(["content"]), WAIT_LIMIT_MS);
  edges.purge("prices");
  await vi.waitFor(() => expect(purged()).toEqual(["content", "content,prices"]), WAIT_LIMIT_MS);
});

it("repeats a purge until the edge accepts it", async () => {
  const { url, purged, respondWith } = await startEdge();
  respondWith((_, response) => void response.writeHead(503).end());
  start(url).purge("content");
  await vi.waitFor(() => expect(purged().length).toBeGreaterThan(2), WAIT_LIMIT_MS);
  expect(onFailure).toHaveBeenCalledWith(new Error("The edge refuses a purge with 503"));
  respondWith((_, response) => void response.end());
  const before = purged().length;
  await vi.waitFor(() => expect(purged().length).toBeGreaterThanOrEqual(before + 2), WAIT_LIMIT_MS);
});
