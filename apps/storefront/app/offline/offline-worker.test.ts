import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

const SITE = "https://shop.tj";
const code = readFileSync(new URL("../../public/offline-worker.js", import.meta.url), "utf8");

/** The service worker of the site, and its response to the address that deletes policies. */
function removalFrom(referrer: string) {
  const remove = vi.fn(async () => true);
  const unregister = vi.fn(async () => true);
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: SITE },
    registration: { unregister },
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  };
  const redirected = { redirect: (to: string) => to };
  runInNewContext(code, { self, URL, Response: redirected, caches: { delete: remove } });
  const responses: Promise<string>[] = [];
  listeners.get("fetch")?.({
    request: { method: "GET", mode: "navigate", url: `${SITE}/my-policy/remove`, referrer },
    respondWith: (response: Promise<string>) => responses.push(response),
  });
  return { remove, unregister, response: responses[0] };
}

it("deletes the policies on a click on a page of the site", async () => {
  const { remove, unregister, response } = removalFrom(`${SITE}/my-policy`);
  expect(await response).toBe("/my-policy");
  expect(remove).toHaveBeenCalledWith("sughurta-policies");
  expect(unregister).toHaveBeenCalled();
});

it.each(["", "about:client", "https://elsewhere.tj/page", `${SITE}.elsewhere.tj/`])(
  "deletes nothing on a link from %o",
  async (referrer) => {
    const { remove, unregister, response } = removalFrom(referrer);
    expect(await response).toBe("/my-policy");
    expect(remove).not.toHaveBeenCalled();
    expect(unregister).not.toHaveBeenCalled();
  },
);
