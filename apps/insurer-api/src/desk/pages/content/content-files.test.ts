import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, openDesk } from "#src/testing/desk-browser.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const EICAR = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

let api: TestService;
let browser: DeskBrowser;
let Cookie: string;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  ({ Cookie } = await browser.signedIn("editor"));
});
afterAll(() => api.close());

async function upload(name: string, content: Uint8Array | string) {
  const body = new FormData();
  body.append("decision", randomUUID());
  body.append("reason", "For the home page");
  body.append("alt.ru", "Дети на каникулах");
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  body.append("file", new File([new Uint8Array(bytes)], name));
  const headers = { Cookie, Origin: "http://localhost:3999", "Accept-Language": "en" };
  return browser.desk.request("/content/files", { method: "POST", headers, body });
}

it("adds a picture that the site serves, with its size and alternative text, and records who added it", async () => {
  const response = await upload("Каникулы kids 2026.png", PNG);
  const name = new URL(response.headers.get("location") ?? "", "http://desk").searchParams.get(
    "added",
  );
  expect(name).toMatch(/^kids-2026-[0-9a-f]{8}\.png$/);
  const served = await api.app.request(`/files/${name}`);
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(served.headers.get("cache-control")).toContain("max-age");
  const page = await browser.read(`/content/files?lang=ru&added=${name}`, Cookie);
  expect(page).toContain("1 × 1");
  expect(page).toContain('alt="Дети на каникулах"');
  expect(await browser.listEvents(`file:${name}`)).toMatchObject([
    { action: "content.addFile", role: "editor", reason: "For the home page" },
  ]);
});

it.each([
  ["notes.png", "a text in the dress of a picture", "Only JPG, PNG, WebP, AVIF and PDF"],
  [
    "old.gif",
    Buffer.concat([Buffer.from("GIF89a"), Buffer.from([1, 0, 1, 0, 0, 0, 0])]),
    "Only JPG",
  ],
  ["bad.pdf", `%PDF-1.4\n${EICAR}\n%%EOF`, "did not pass the check"],
])("refuses %s with the reason, and stores nothing", async (name, content, reason) => {
  const before = await api.service.db.execute("select count(*)::int as count from content_file");
  const response = await upload(name, content);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(reason);
  expect(await api.service.db.execute("select count(*)::int as count from content_file")).toEqual(
    before,
  );
});
