import { logIn, logOut, refreshTokens, siteLogin, today } from "@sughurta/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoUsers } from "#demo/content/index.ts";
import { aService, type Send, SITE_CREDENTIALS, type TestService } from "#src/testing/a-service.ts";
import { isSiteToken } from "./tokens.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const [person] = demoUsers;
const credentials = { username: `992${person?.phone}`, password: person?.password };

describe("signing in", () => {
  it("gives a site token that reads content and nothing else", async () => {
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
  ])("gives no site token for %s", async (_, Authorization) => {
    const { status, data } = await api.as()(siteLogin, { headers: { Authorization } });
    expect(status).toBe(401);
    expect(data).toMatchObject({ code: "badCredentials" });
  });

  it("takes the phone in any writing and answers the token object", async () => {
    for (const username of [credentials.username, `+992 ${person?.phone}`, person?.phone]) {
      const answered = await api.as()(logIn, { body: { ...credentials, username } });
      expect(answered.status).toBe(200);
      expect(answered.data).toEqual({
        access: expect.any(String),
        refresh: expect.any(String),
        changePassword: false,
      });
    }
  });

  it("does not tell an unknown phone from a wrong password", async () => {
    const wrong = await api.as()(logIn, { body: { ...credentials, password: "wrong" } });
    const unknown = await api.as()(logIn, {
      body: { username: "992111111111", password: "wrong" },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.data).toEqual(wrong.data);
  });

  it("slows down who tries passwords, wherever the tries come from", async () => {
    const attempt = async (password: string) =>
      (await api.as()(logIn, { body: { username: "992222222222", password } })).status;
    for (let index = 0; index < 3; index += 1) expect(await attempt("wrong")).toBe(401);
    for (let index = 0; index < 9; index += 1) expect(await attempt(`wrong ${index}`)).toBe(401);
    expect(await attempt("the eleventh")).toBe(429);
  });

  it("slows down who tries the site's own password, and locks the site out by nobody's tries", async () => {
    const { username, password } = api.service.config.service;
    const stranger = api.as();
    const attempt = async (send: Send, typed: string) =>
      (await send(logIn, { body: { username, password: typed } })).status;
    for (let index = 0; index < 10; index += 1) {
      expect(await attempt(stranger, `wrong ${index}`)).toBe(401);
    }
    expect(await attempt(stranger, "the eleventh")).toBe(429);
    expect(await attempt(api.as(), password)).toBe(200);
  });

  it("ends an access token after ten minutes", async () => {
    const { data } = await api.as()(logIn, { body: credentials });
    const headers = { Authorization: `Bearer ${data.access}` };
    expect((await api.as()(today, { headers })).status).toBe(200);
    api.pass(601_000);
    expect((await api.as()(today, { headers })).status).toBe(401);
  });
});

describe("renewing", () => {
  it("works with each token once, and for two tabs at the same time", async () => {
    const { data } = await api.as()(logIn, { body: credentials });
    const body = { refresh: data.refresh };
    const tabs = await Promise.all([1, 2].map(() => api.as()(refreshTokens, { body })));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect(tabs[0]?.data.refresh).not.toBe(data.refresh);
  });

  it("ends the whole session when a used token comes back later", async () => {
    const { data } = await api.as()(logIn, { body: credentials });
    const body = { refresh: data.refresh };
    const renewed = await api.as()(refreshTokens, { body });
    api.pass(31_000);
    expect((await api.as()(refreshTokens, { body })).status).toBe(401);
    const next = { refresh: renewed.data.refresh };
    expect((await api.as()(refreshTokens, { body: next })).status).toBe(401);
  });

  it("is over after signing out, and signing out of nothing tells nothing", async () => {
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

  it("ends the access tokens too, of this session alone", async () => {
    const [here, elsewhere] = await Promise.all(
      [1, 2].map(() => api.as()(logIn, { body: credentials })),
    );
    const bearer = (answered: typeof here) => ({
      headers: { Authorization: `Bearer ${answered?.data.access}` },
    });
    expect((await api.as()(today, bearer(here))).status).toBe(200);
    await api.as()(logOut, { body: { refresh: here?.data.refresh } });
    expect(await api.as()(today, bearer(here))).toMatchObject({
      status: 401,
      data: { code: "sessionEnded" },
    });
    expect((await api.as()(today, bearer(elsewhere))).status).toBe(200);
  });

  it("refuses what is not a token", async () => {
    expect((await api.as()(refreshTokens, { body: { refresh: "x" } })).status).toBe(401);
  });
});
