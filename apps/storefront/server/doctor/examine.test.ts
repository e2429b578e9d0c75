import { expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";
import { examine } from "./examine.ts";

const TOKENS = { access: "a", refresh: "r", change_password: false };

/** A service that accepts the account of the site, and the service account only on request. */
const startService = (acceptsService: boolean) =>
  startUpstream((request, response) => {
    if (request.url === "/livez") return sendJson(response, 200, {});
    if (request.url === "/api/login") {
      return sendJson(response, 200, { token: "t", expires_in: 3_600 });
    }
    return acceptsService
      ? sendJson(response, 200, TOKENS)
      : sendJson(response, 401, { message: "Wrong", code: "signIn" });
  });

const listTexts = async (settings: Readonly<Record<string, string>>) =>
  (await examine(aConfig(settings))).map(({ level, text }) => `${level} ${text}`);

it("finds refused credentials and an address without encryption", async () => {
  const { url } = await startService(false);
  const texts = await listTexts({ INSURER_API_URL: url });
  expect(texts).toContainEqual(
    expect.stringMatching(/^fault PUBLIC_URL is http:\/\/site\.example.*https/),
  );
  expect(texts).toContainEqual(
    expect.stringMatching(/^fault insurer-api refuses SERVICE_USERNAME and SERVICE_PASSWORD/),
  );
  expect(texts).toContainEqual("ok insurer-api accepts SITE_USERNAME and SITE_PASSWORD.");
});

it("finds no fault in settings that both services share", async () => {
  const { url } = await startService(true);
  const texts = await listTexts({ INSURER_API_URL: url, PUBLIC_URL: "https://site.example" });
  expect(texts.filter((text) => !text.startsWith("ok"))).toEqual([]);
  expect(texts).toHaveLength(3);
});

it("names the setting of a service that does not respond", async () => {
  const { url, close } = await startService(true);
  await close();
  expect(await listTexts({ INSURER_API_URL: url })).toContainEqual(
    expect.stringMatching(/^fault insurer-api does not respond .*INSURER_API_URL/),
  );
});
