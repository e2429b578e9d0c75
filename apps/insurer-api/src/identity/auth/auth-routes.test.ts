import { randomUUID } from "node:crypto";
import { siteLogin } from "@sughurta/contracts/content";
import { logIn, logOut, refreshTokens } from "@sughurta/contracts/session";
import { today } from "@sughurta/contracts/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aService,
  SITE_CREDENTIALS,
  serviceLogin,
  type TestService,
} from "#src/testing/a-service.ts";
import { demoUsers } from "#src/testing/demo-content.ts";
import { isSiteToken } from "./tokens.ts";
import { isTrustedDevice } from "./trusted-devices.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const [person] = demoUsers;
const credentials = { username: `992${person?.phone}`, password: person?.password };

describe("signing in", () => {
  it("issues a site token that can read content only", async () => {
    const { data } = await api.as()(siteLogin, { headers: SITE_CREDENTIALS });
    const { siteToken } = api.service.config.secrets;
    expect(await isSiteToken(String(data.token), siteToken, api.service.now())).toBe(true);
    const headers = { Authorization: `Bearer ${data.token}` };
    expect((await api.as()(today, { headers })).status).toBe(401);
  });

  it.each([
    ["nothing", ""],
    ["a wrong password", `Basic ${btoa("storefront:wrong")}`],
    ["another scheme", `Bearer ${SITE_CREDENTIALS.Authorization?.slice("Basic ".length)}`],
  ])("issues no site token for %s", async (_, Authorization) => {
    const { status, data } = await api.as()(siteLogin, { headers: { Authorization } });
    expect(status).toBe(401);
    expect(data).toMatchObject({ code: "badCredentials" });
  });

  it("accepts the phone in any format and returns the token object", async () => {
    for (const username of [credentials.username, `+992 ${person?.phone}`, person?.phone]) {
      const response = await api.as()(logIn, { body: { ...credentials, username } });
      expect(response.status).toBe(200);
      expect(response.data).toEqual({
        access: expect.any(String),
        refresh: expect.any(String),
        changePassword: false,
      });
    }
  });

  it("responds identically to an unknown phone and a wrong password", async () => {
    const wrong = await api.as()(logIn, { body: { ...credentials, password: "wrong" } });
    const unknown = await api.as()(logIn, {
      body: { username: "992111111111", password: "wrong" },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.data).toEqual(wrong.data);
  });

  it("accepts the right password after any number of wrong ones, and delays the responses to those", async () => {
    const attempt = async (password: string) =>
      (await api.as("one-guesser")(logIn, { body: { ...credentials, password } })).status;
    for (let index = 0; index < 5; index += 1) expect(await attempt(`wrong ${index}`)).toBe(401);
    expect(api.pauses).toEqual([]);
    for (let index = 5; index < 12; index += 1) expect(await attempt(`wrong ${index}`)).toBe(401);
    expect(api.pauses).toHaveLength(7);
    expect(await attempt(credentials.password ?? "")).toBe(200);
    expect(api.pauses).toHaveLength(7);
  });

  it("recognises a browser in which the user has signed in", async () => {
    const headers = { "X-Device-Id": randomUUID() };
    const isKnown = () =>
      isTrustedDevice(api.service.db, new Headers(headers), String(credentials.username));
    await api.as()(logIn, { body: { ...credentials, password: "wrong" }, headers });
    expect(await isKnown()).toBe(false);
    await api.as()(logIn, { body: credentials, headers });
    expect(await isKnown()).toBe(true);
    const others = new Headers({ "X-Device-Id": randomUUID() });
    expect(await isTrustedDevice(api.service.db, others)).toBe(false);
  });

  it("accepts the service account by its own header only, without a hash, and never by a form", async () => {
    const body = serviceLogin(api);
    const stranger = api.as();
    for (let index = 0; index < 12; index += 1) {
      expect((await stranger(logIn, { body })).status).toBe(401);
    }
    const signedIn = await stranger(logIn, { body, headers: SITE_CREDENTIALS });
    expect(signedIn.status).toBe(200);
    const headers = { Authorization: `Basic ${btoa("storefront:wrong")}` };
    expect((await stranger(logIn, { body, headers })).status).toBe(401);
  });

  it("expires an access token after ten minutes", async () => {
    const { data } = await api.as()(logIn, { body: credentials });
    const headers = { Authorization: `Bearer ${data.access}` };
    expect((await api.as()(today, { headers })).status).toBe(200);
    api.pass(601_000);
    expect((await api.as()(today, { headers })).status).toBe(401);
  });
});

describe("a session", () => {
  it("accepts each refresh token once, and for two tabs at the same time", async () => {
    const { data } = await api.as()(logIn, { body: credentials });
    const body = { refresh: data.refresh };
    const tabs = await Promise.all([1, 2].map(() => api.as()(refreshTokens, { body })));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect(tabs[0]?.data.refresh).not.toBe(data.refresh);
  });

  it("ends when a used token is used again later", async () => {
    const { data } = await api.as()(logIn, { body: credentials });
    const body = { refresh: data.refresh };
    const renewed = await api.as()(refreshTokens, { body });
    api.pass(31_000);
    expect((await api.as()(refreshTokens, { body })).status).toBe(401);
    const next = { refresh: renewed.data.refresh };
    expect((await api.as()(refreshTokens, { body: next })).status).toBe(401);
  });

  it("cannot be renewed after signing out, and signing out without a session reveals nothing", async () => {
    const { data } = await api.as()(logIn, { body: credentials });
    const body = { refresh: data.refresh };
    const renewed = await api.as()(refreshTokens, { body });
    for (const refresh of [data.refresh, "nobody's"]) {
      expect(await api.as()(logOut, { body: { refresh } })).toMatchObject({
        status: 200,
        data: { ended: true },
      });
    }
    const next = { refresh: renewed.data.refresh };
    expect((await api.as()(refreshTokens, { body: next })).status).toBe(401);
  });

  it("invalidates its own access tokens only when it is signed out", async () => {
    const [here, elsewhere] = await Promise.all(
      [1, 2].map(() => api.as()(logIn, { body: credentials })),
    );
    const bearer = (response: typeof here) => ({
      headers: { Authorization: `Bearer ${response?.data.access}` },
    });
    expect((await api.as()(today, bearer(here))).status).toBe(200);
    await api.as()(logOut, { body: { refresh: here?.data.refresh } });
    expect(await api.as()(today, bearer(here))).toMatchObject({
      status: 401,
      data: { code: "sessionEnded" },
    });
    expect((await api.as()(today, bearer(elsewhere))).status).toBe(200);
  });

  it("rejects an invalid token", async () => {
    expect((await api.as()(refreshTokens, { body: { refresh: "x" } })).status).toBe(401);
  });
});
