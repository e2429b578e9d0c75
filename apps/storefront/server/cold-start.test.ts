import { hash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadProduct } from "#app/boxes/load-boxes.server.ts";
import { loadShell } from "#app/shell/load-shell.server.ts";
import type { HandlerSource } from "./pages/renderer.ts";
import { startStorefront } from "./testing/start-storefront.ts";
import { startUpstream } from "./testing/upstream.ts";

const FIRST_BYTE_MS = 2_500;

/** What the page of an order loads. */
const order: HandlerSource = () => async (_, services) => {
  const [product, shell] = await Promise.all([
    loadProduct(services, "kvartira"),
    loadShell(services),
  ]);
  const links = shell.navigation.clients.map(({ link }) => link);
  return Response.json({ price: product.price, links, footer: shell.footer !== undefined });
};

async function startCold(settings: Record<string, string> = {}) {
  const upstream = await startUpstream(() => {});
  const site = await startStorefront({ INSURER_API_URL: upstream.url, ...settings }, order);
  return { ...site, upstream };
}

describe("an order page of a process that never read content", () => {
  it.each(["ru", "tg", "en"])(
    "comes in time in %s while the content service hangs",
    async (lang) => {
      const { ask } = await startCold();
      const started = performance.now();
      const answer = await ask("/boxes/order/kvartira", { headers: { cookie: `lang=${lang}` } });
      expect(performance.now() - started).toBeLessThan(FIRST_BYTE_MS);
      expect(await answer.json()).toMatchObject({
        price: expect.any(Number),
        links: expect.arrayContaining(["/boxes"]),
        footer: true,
      });
    },
  );

  it("shows what an earlier process read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sughurta-cold-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { upstream } = await startCold();
    const shipped = await readFile(
      new URL("content/shipped-content.json", import.meta.url),
      "utf8",
    );
    const [box] = JSON.parse(shipped)["ru /api/box/kvartira"];
    const line = `ru /api/box/kvartira\t${JSON.stringify([{ ...box, price: 7 }])}\n`;
    await writeFile(join(folder, `content-${hash("sha1", upstream.url)}`), line);
    const { ask } = await startStorefront(
      { INSURER_API_URL: upstream.url, CACHE_DIR: folder },
      order,
    );
    expect(await (await ask("/boxes/order/kvartira")).json()).toMatchObject({ price: 7 });
  });
});
