import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, openDesk } from "#src/testing/desk-browser.ts";

const MEGABYTE = 1_000_000;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

it.each(["/content/none/of/this", "/content/page/item?slug=none", "/content/none", "/none"])(
  "answers %s, which does not exist, with a page in the user's language and their menu",
  async (path) => {
    const { Cookie } = await browser.signedIn("editor");
    const address = `${path}${path.includes("?") ? "&" : "?"}lang=tg`;
    const response = await browser.desk.request(address, { headers: { Cookie } });
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toMatch(/<main [^>]*id="main"[\s\S]*role="alert">Ёфт нашуд/);
    expect(page).toContain('href="/content?lang=tg"');
  },
);

it.each([
  ["/content/files", "editor", 16, "15"],
  ["/registers/statements", "cashier", 11, "10"],
] as const)("names the limit of a file that is too large for %s", async (...of) => {
  const [path, role, megabytes, limit] = of;
  const { Cookie } = await browser.signedIn(role);
  const list = await browser.read(path, Cookie);
  expect(list).toMatch(new RegExp(`data-max-bytes="\\d+" data-too-large="[^"]*${limit} MB`));
  const form = new FormData();
  form.append("decision", randomUUID());
  form.append("reason", "For the article");
  form.append("file", new File([new Uint8Array(megabytes * MEGABYTE)], "scan.pdf"));
  const sent = new Response(form);
  const headers = {
    Cookie,
    Origin: api.service.config.desk?.url ?? "",
    "Accept-Language": "en",
    "Content-Type": sent.headers.get("content-type") ?? "",
  };
  const body = await sent.arrayBuffer();
  const response = await browser.desk.request(path, { method: "POST", headers, body });
  expect([413, 422]).toContain(response.status);
  const page = await response.text();
  expect(page).toMatch(/<main [^>]*id="main"/);
  expect(page).toMatch(new RegExp(`role="alert">[^<]*${limit} MB`));
});

it("names the limit also where a body is refused before it is read", async () => {
  const headers = {
    Origin: api.service.config.desk?.url ?? "",
    "Accept-Language": "en",
    "Content-Length": String(100 * MEGABYTE),
    "Content-Type": "multipart/form-data; boundary=x",
  };
  const response = await browser.desk.request("/content/files", {
    method: "POST",
    headers,
    body: "--x--",
  });
  expect(response.status).toBe(413);
  expect(await response.text()).toMatch(/<main [^>]*id="main"[\s\S]*larger than 15 MB/);
});

it("keeps the language after signing out", async () => {
  const { Cookie } = await browser.signedIn("editor");
  const response = await browser.post("/sign-out?lang=tg", {}, { Cookie });
  expect(response.headers.get("location")).toBe("/sign-in?lang=tg");
});
