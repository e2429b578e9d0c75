import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretsFor } from "@sughurta/bootstrap/dev-secrets";
import { freePort } from "@sughurta/bootstrap/free-port";
import {
  startArguments,
  startService,
  stopServices,
  waitUntilReady,
} from "@sughurta/bootstrap/services";
import { expect, test, waitUntilLive } from "./watched-page.ts";

const FIRST_BYTE_MS = 2_500;
const ORDERS = ["/boxes/order/kvartira?lang=en", "/travel-order?lang=en", "/travelnew?lang=tg"];
const SHIPPED = new URL("../server/content/shipped-content.json", import.meta.url);

/** A back end that takes every call and never answers. */
async function startHangingService() {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

test("an order opens in time in a new installation whose content service hangs", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-cold-"));
  const service = await startHangingService();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...(await secretsFor(folder, {})),
    PORT: String(port),
    PUBLIC_URL: url,
    INSURER_API_URL: service.url,
    CACHE_DIR: join(folder, "cache"),
    LOG_LEVEL: "silent",
  };
  const site = await startService({
    env,
    logFolder: join(folder, "logs"),
    showAll: false,
    name: "storefront",
    folder: "apps/storefront",
    nodeArguments: startArguments("apps/storefront"),
  });
  try {
    await waitUntilReady(site, `${url}/readyz`);
    for (const path of ORDERS) {
      const started = performance.now();
      const answer = await page.request.get(url + path);
      expect(performance.now() - started, path).toBeLessThan(FIRST_BYTE_MS);
      expect(answer.status(), path).toBe(200);
    }
    await page.goto(`${url}/boxes/order/kvartira?lang=en`);
    await waitUntilLive(page);
    await expect(page.getByRole("navigation").getByRole("link", { name: "Travel" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Buy" })).toBeVisible();
  } finally {
    await stopServices([site]);
    service.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("content that comes with the build is the reference content", async ({ request }) => {
  const shipped: Record<string, unknown> = JSON.parse(await readFile(SHIPPED, "utf8"));
  for (const [key, content] of Object.entries(shipped)) {
    const [language = "", path = ""] = key.split(" ");
    const answer = await request.get(path, { headers: { "accept-language": language } });
    const withoutDescription = (json: unknown) =>
      JSON.parse(JSON.stringify(json), (name, value) => (name === "full_desc" ? "" : value));
    const hint = `${key} has changed: run \`pnpm ship-content\``;
    expect(withoutDescription(await answer.json()), hint).toEqual(content);
  }
});
