import { randomUUID } from "node:crypto";
import { checkVisitor, endVisitor, renewVisitorSession } from "@sughurta/contracts/session";
import { today } from "@sughurta/contracts/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endedVisitor, user, visitorSession } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { sweepVisitorSessions } from "./visitor-sessions.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const ended = { status: 401, data: { code: "sessionEnded" } };

function aGuest() {
  const send = api.as();
  const session = randomUUID();
  const renew = (generation: number) =>
    send(renewVisitorSession, { body: { session, generation } });
  return { send, session, renew };
}

describe("a guest's refresh token", () => {
  it("is followed by the next one", async () => {
    const { renew } = aGuest();
    const issuedAt = Math.floor(api.service.now().getTime() / 1_000);
    expect(await renew(0)).toMatchObject({ status: 200, data: { generation: 1, issuedAt } });
    expect(await renew(1)).toMatchObject({ status: 200, data: { generation: 2 } });
  });

  it("returns the same successor to two tabs, at the same time and seconds later", async () => {
    const { renew } = aGuest();
    const [one, other] = await Promise.all([renew(0), renew(0)]);
    api.pass(29_000);
    const late = await renew(0);
    expect(one.data).toMatchObject({ generation: 1 });
    expect([other.data, late.data]).toEqual([one.data, one.data]);
  });

  it("is refused when it is reused later, and the session it was copied from ends", async () => {
    const { renew } = aGuest();
    await renew(0);
    api.pass(31_000);
    expect(await renew(0)).toMatchObject(ended);
    expect(await renew(1)).toMatchObject(ended);
  });

  it("is refused at once when two successors exist", async () => {
    const { renew } = aGuest();
    await renew(0);
    await renew(1);
    expect(await renew(0)).toMatchObject(ended);
  });

  it("is invalid for another visitor, and for a session that was never started", async () => {
    const { renew, session } = aGuest();
    await renew(0);
    const body = { session, generation: 1 };
    expect(await api.as()(renewVisitorSession, { body })).toMatchObject(ended);
    expect(await renew(1)).toMatchObject({ status: 200 });
    expect(await aGuest().renew(3)).toMatchObject(ended);
  });
});

describe("signing out", () => {
  it("ends all sessions of the visitor at once, and of no other visitor", async () => {
    const { send, renew } = aGuest();
    await renew(0);
    expect(await send(checkVisitor)).toMatchObject({ status: 200, data: { known: true } });
    expect(await send(endVisitor)).toMatchObject({ status: 200, data: { ended: true } });
    expect(await renew(1)).toMatchObject(ended);
    for (const call of [checkVisitor, today, endVisitor])
      expect(await send(call)).toMatchObject(ended);
    expect((await api.as()(today)).status).toBe(200);
  });

  it("is restricted to the service account", async () => {
    const [account] = await api.service.db.select().from(user);
    const person = api.asUser(account?.id ?? "");
    for (const call of [checkVisitor, endVisitor]) {
      expect(await person(call)).toMatchObject({ status: 401, data: { code: "unauthorized" } });
    }
  });

  it("is deleted once all tokens of the visitor have expired", async () => {
    const { send, renew } = aGuest();
    await renew(0);
    await send(endVisitor);
    api.pass(29 * 86_400_000);
    await sweepVisitorSessions(api.service);
    expect(await send(today)).toMatchObject(ended);
    api.pass(2 * 86_400_000);
    await sweepVisitorSessions(api.service);
    expect(await api.service.db.select().from(endedVisitor)).toEqual([]);
    expect(await api.service.db.select().from(visitorSession)).toEqual([]);
  });
});
