import { today } from "@sughurta/contracts/shop";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const loaded = vi.fn<() => void>();
let connected = true;

beforeEach(() => {
  connected = true;
  loaded.mockClear();
  vi.resetModules();
  vi.doMock("./send-call.ts", () => {
    if (!connected) throw new TypeError("Failed to fetch dynamically imported module");
    loaded();
    return { sendCall: async () => ({ status: 200, data: { today: "2026-03-02" } }) };
  });
});

afterEach(() => vi.doUnmock("./send-call.ts"));

async function newClient(prepare?: () => Promise<unknown>) {
  const { createApiClient } = await import("./api-client.ts");
  return createApiClient({ getLanguage: () => "ru", ...(prepare && { prepare }) });
}

test("starts a session before a request during page unload", async () => {
  const { createApiClient } = await import("./api-client.ts");
  const getAccessToken = vi.fn(async () => "guest-token");
  await createApiClient({ getLanguage: () => "ru", getAccessToken }).startSession?.();
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(getAccessToken).toHaveBeenCalledTimes(1);
});

test("retries a session that could not be preloaded with the request", async () => {
  const { createApiClient } = await import("./api-client.ts");
  const getAccessToken = () => Promise.reject(new Error("offline"));
  const client = createApiClient({ getLanguage: () => "ru", getAccessToken });
  await expect(client.startSession?.()).resolves.toBeUndefined();
});

test("fetches the sending code with the first request, once", async () => {
  const client = await newClient();
  expect(loaded).not.toHaveBeenCalled();
  await client.send(today, {});
  await client.send(today, {});
  expect(loaded).toHaveBeenCalledTimes(1);
});

test("fetches it ahead, together with what the token will need", async () => {
  const prepareToken = vi.fn(async () => {});
  const client = await newClient(prepareToken);
  await client.prepare?.();
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(prepareToken).toHaveBeenCalledTimes(1);
});

test("reports a connection lost before the code was loaded as a lost connection of the request", async () => {
  connected = false;
  const client = await newClient(() => Promise.reject(new Error("offline")));
  await expect(client.prepare?.()).resolves.toBeUndefined();
  await expect(client.send(today, {})).rejects.toMatchObject({
    name: "NetworkError",
    code: "network",
  });
});
