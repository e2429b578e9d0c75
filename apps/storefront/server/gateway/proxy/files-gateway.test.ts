import { MemoryRateLimiter } from "@sughurta/server-kit";
import { expect, it } from "vitest";
import { startUpstream } from "../../testing/upstream.ts";
import { GatewayLimits } from "../gateway-limits.ts";
import type { GatewayRequest } from "../gateway-request.ts";
import { FilesGateway } from "./files-gateway.ts";

function asking(path: string): GatewayRequest {
  const raw = new Request(`http://site.example${path}`);
  const url = new URL(raw.url);
  return { id: "r-1", raw, url, language: "ru", supportPhone: "5511", address: "1.2.3.4" };
}

it("keeps frequently requested pictures, however many others there are", async () => {
  const picture = Buffer.alloc(900_000);
  const upstream = await startUpstream((_, response) =>
    response.writeHead(200, { "content-type": "image/png" }).end(picture),
  );
  const files = new FilesGateway(upstream.url, new GatewayLimits(new MemoryRateLimiter(1)));
  const fetchStatus = async (path: string) => (await files.respond(asking(path))).status;
  for (let n = 0; n < 30; n += 1) {
    await fetchStatus("/files/popular.png");
    await fetchStatus(`/files/other-${n}.png`);
  }
  await upstream.close();
  expect(await fetchStatus("/files/popular.png")).toBe(200);
  expect(await fetchStatus("/files/other-0.png")).toBe(503);
});
