import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createApiClient } from "@sughurta/api-client";
import { partnerDirectory } from "@sughurta/contracts/partner";
import { uploadReceipt } from "@sughurta/contracts/payment";
import { today } from "@sughurta/contracts/shop";
import { calculateTravel } from "@sughurta/contracts/travel";
import { createSessionKeeper, createSessionStore, localGuestMemory } from "@sughurta/session";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FakeVisitors } from "../server/testing/fake-visitors.ts";
import { AGENCY, respondToPartners } from "../server/testing/some-partners.ts";
import { startStorefront } from "../server/testing/start-storefront.ts";
import { sendJson, startUpstream } from "../server/testing/upstream.ts";
import { createApp } from "./express.ts";
import * as nextRoute from "./next-route.ts";

const [KEY = ""] = AGENCY.keys;
const [ORIGIN = ""] = AGENCY.origins;
const [SECRET = ""] = AGENCY.serverSecrets;
const VISITOR = "203.0.113.7";

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Each example as a running server of a host. */
const RECIPES: Record<string, (site: string) => Promise<string>> = {
  Express: (site) => listen(createApp({ site, secret: SECRET }) as RequestListener),
  "a Next route": (site) => {
    vi.stubEnv("INSURER_SITE", site);
    vi.stubEnv("INSURER_SECRET", SECRET);
    onTestFinished(() => void vi.unstubAllEnvs());
    const handlers: Record<string, (request: Request) => Promise<Response>> = nextRoute;
    return listen(
      getRequestListener(
        async (request) =>
          (await handlers[request.method]?.(request)) ?? new Response(null, { status: 405 }),
      ),
    );
  },
};

async function start(recipe: keyof typeof RECIPES) {
  const visitors = new FakeVisitors();
  const upstream = await startUpstream((request, response, body) => {
    if (respondToPartners(request, response)) return;
    if (visitors.respond(request, response, body)) return;
    const tokens = { access: "service", refresh: "r", change_password: false };
    const path = request.url ?? "";
    if (path === "/v1/user/auth/") return sendJson(response, 200, tokens);
    if (path === "/v1/today/") return sendJson(response, 200, { today: "2026-03-02" });
    response.setHeader("retry-after", "7");
    sendJson(response, 422, { message: "no", code: "invalid" });
  });
  const insurer = await startStorefront({
    INSURER_API_URL: upstream.url,
  });
  const host = (await RECIPES[recipe]?.(insurer.url)) ?? "";
  /** Headers that a browser and the host's own proxy add to those of the page. */
  const fromBrowser: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "GET") request.headers.set("origin", ORIGIN);
    request.headers.set("cookie", "host-session=secret");
    request.headers.set("x-forwarded-for", VISITOR);
    return fetch(request);
  };
  const page = {
    baseUrl: `${host}/insurer`,
    partnerKey: KEY,
    getLanguage: () => "en",
    fetch: fromBrowser,
  };
  const keeper = createSessionKeeper({
    store: createSessionStore(),
    client: createApiClient(page),
    guestMemory: localGuestMemory(),
  });
  const client = createApiClient({ ...page, getAccessToken: keeper.accessToken });
  return { upstream, host, keeper, client, fromBrowser };
}

describe.each(Object.keys(RECIPES))("a host's own server in between, with %s", (recipe) => {
  it("lets the page sell: its token, its partner, its visitor's address", async () => {
    const { upstream, client, keeper } = await start(recipe);
    expect((await client.send(today, {})).data).toEqual({ today: "2026-03-02" });
    await keeper.renew();
    const body = { ...calculateTravel.examples.body, partner: "somebody-else" };
    await client.send(calculateTravel, { body }).catch(() => undefined);
    const { headers, body: sent, path } = upstream.requests.at(-1) ?? {};
    expect(path).toBe(calculateTravel.path);
    expect(JSON.parse(sent ?? "")).toMatchObject({ partner: AGENCY.code });
    expect(headers).toMatchObject({ "x-forwarded-for": VISITOR, "accept-language": "en" });
    expect(headers?.cookie).toBeUndefined();
    const visitors = upstream.requests
      .filter(({ path }) => path !== partnerDirectory.path)
      .flatMap(({ headers }) => headers["x-visitor-id"] ?? []);
    expect(new Set(visitors).size).toBe(1);
  });

  it("streams a receipt, and forwards the reason of a refusal", async () => {
    const { upstream, client } = await start(recipe);
    const response = await client.send(uploadReceipt, {
      params: { paymentId: "77aa" },
      body: { paymentId: "77aa" },
      files: [{ part: "file", file: new File(["%PDF-1.4 paid"], "receipt.pdf") }],
    });
    expect(response).toMatchObject({ status: 422, data: { code: "invalid" } });
    expect(upstream.requests.at(-1)?.body).toContain("%PDF-1.4 paid");
  });

  it("forwards only API requests, and removes cookies and CORS headers of the insurer", async () => {
    const { host, fromBrowser } = await start(recipe);
    for (const path of [
      "/insurer/",
      "/insurer/boxes",
      "/insurer//evil.example/v1/",
      "/v1/today/",
    ]) {
      expect((await fromBrowser(host + path)).status, path).toBe(404);
    }
    const response = await fromBrowser(`${host}/insurer/session/guest/`, {
      method: "POST",
      headers: { "x-partner-key": KEY },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    for (const name of ["set-cookie", "access-control-allow-origin"]) {
      expect(response.headers.get(name)).toBeNull();
    }
  });
});
