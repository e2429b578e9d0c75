// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApiClient } from "./api-client.ts";
import { downloadPolicyFile } from "./download-policy-file.ts";
import { createTestClient } from "./testing.ts";

const WANTED = { policyNumber: "0000000013", file: "document", language: "tg" } as const;
const TICKET = { ticket: "sealed-ticket", expiresAt: "2026-03-02T08:05:00Z" };

const clicked: { href: string; download: boolean }[] = [];
beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.hasAttribute("download") });
  });
});
afterEach(() => {
  clicked.length = 0;
  vi.restoreAllMocks();
});

it.each([
  ["the page's own server", undefined, `${window.location.origin}/v1`],
  ["a path of the page's own server", "/insurer/", `${window.location.origin}/insurer/v1`],
  ["the insurer's site", "https://insurer.example", "https://insurer.example/v1"],
])("opens the address of the ticket at %s", async (_, baseUrl, base) => {
  const responses = createTestClient({ createDownload: () => ({ status: 201, data: TICKET }) });
  const options = { getLanguage: () => "tg", ...(baseUrl === undefined ? {} : { baseUrl }) };
  const client = { ...createApiClient(options), send: responses.send };
  expect((await downloadPolicyFile(client, WANTED)).status).toBe(201);
  const body = { file: "document", policyNumber: "0000000013", lang: "tg" };
  expect(responses.requests).toMatchObject([{ name: "createDownload", body }]);
  expect(clicked).toEqual([{ href: `${base}/download/sealed-ticket/`, download: true }]);
});

it("returns a refusal and opens nothing", async () => {
  const client = createTestClient({
    createDownload: () => ({ status: 404, data: { message: "Нет", code: "notFound" } }),
  });
  expect(await downloadPolicyFile(client, WANTED)).toMatchObject({
    status: 404,
    data: { message: "Нет" },
  });
  expect(clicked).toEqual([]);
});
