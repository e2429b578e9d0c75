import {
  endOtherSessions,
  endUserSession,
  logIn,
  refreshTokens,
  type UserSession,
  userSessions,
} from "@sughurta/contracts/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { PASSWORD, signUp } from "#src/testing/an-account.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

describe("sessions", () => {
  it("stay single for any number of copies of a refresh token", async () => {
    const { phone } = await signUp(api);
    const { data } = await api.as()(logIn, { body: { username: phone, password: PASSWORD } });
    const renew = async (refresh: unknown) => api.as()(refreshTokens, { body: { refresh } });
    const tabs = await Promise.all([1, 2, 3].map(() => renew(data.refresh)));
    const [next, ...others] = tabs.map((tab) => tab.data.refresh);
    expect(others).toEqual([next, next]);
    const newest = (await renew(next)).data.refresh;
    expect((await renew(data.refresh)).data.refresh).toBe(newest);
    api.pass(31_000);
    expect((await renew(next)).status).toBe(401);
    expect((await renew(newest)).status).toBe(401);
  });

  it("end after ninety days, regardless of renewals", async () => {
    const { phone } = await signUp(api);
    const signedIn = await api.as()(logIn, { body: { username: phone, password: PASSWORD } });
    let { refresh } = signedIn.data;
    const renewAfter = async (days: number) => {
      api.pass(days * 86_400_000);
      const renewed = await api.as()(refreshTokens, { body: { refresh } });
      refresh = renewed.data.refresh;
      return renewed.status;
    };
    expect([await renewAfter(29), await renewAfter(29), await renewAfter(29)]).toEqual([
      200, 200, 200,
    ]);
    expect(await renewAfter(4)).toBe(401);
  });

  it("are listed with their device, and can be ended one by one or all except the current one", async () => {
    const { phone, send } = await signUp(api);
    const headers = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari" };
    const body = { username: phone, password: PASSWORD };
    const signedIn = await api.as()(logIn, { body, headers });
    const list = async () => (await send(userSessions)).data as unknown as UserSession[];
    const phoneSession = (await list()).find(({ device }) => device === "Chrome, Android");
    expect(phoneSession).toMatchObject({ current: false });
    const params = { id: phoneSession?.id ?? "" };
    expect((await send(endUserSession, { params })).data).toEqual({ ended: true });
    const { refresh } = signedIn.data;
    expect((await api.as()(refreshTokens, { body: { refresh } })).status).toBe(401);

    await api.as()(logIn, { body });
    const before = await list();
    const others = before.filter(({ current }) => !current).length;
    expect((await send(endOtherSessions)).data).toEqual({ count: others });
    expect(await list()).toEqual([expect.objectContaining({ current: true })]);
  });

  it("disappear from the list when a stolen refresh token is used", async () => {
    const { phone, send } = await signUp(api);
    const { data } = await api.as()(logIn, { body: { username: phone, password: PASSWORD } });
    const renew = () => api.as()(refreshTokens, { body: { refresh: data.refresh } });
    const count = async () => ((await send(userSessions)).data as unknown as object[]).length;
    const before = await count();
    await renew();
    api.pass(60_000);
    expect((await renew()).status).toBe(401);
    expect(await count()).toBe(before - 1);
  });
});
