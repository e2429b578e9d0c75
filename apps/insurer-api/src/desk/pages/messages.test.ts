import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox } from "#src/platform/database/schema/service.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

describe("messages at the desk", () => {
  it("can be sent again if no provider accepted them", async () => {
    const { db, now } = api.service;
    const id = randomUUID();
    const message = { dedupeKey: id, channel: "sms", recipient: "992921110044" } as const;
    const times = { createdAt: now() };
    const failed = { state: "failed", lastFailure: "osonsms107" } as const;
    await db
      .insert(outbox)
      .values({ id, ...message, ...times, language: "ru", body: "code 123456", ...failed });
    const { Cookie } = await browser.signedIn("support");
    const list = await (await browser.desk.request("/messages", { headers: { Cookie } })).text();
    expect(list).toContain("(992) 92-•••-••44");
    expect(list).toContain("osonsms107");
    expect(list).not.toContain("123456");
    expect(list).toContain('action="/selected/messages"');
    const sent = await browser.post(`/messages/${id}`, decision({}), { Cookie });
    const page = sent.headers.get("location") ?? "";
    expect(await browser.read(page, Cookie)).toContain('role="status">Sent again: 1.');
    const [waiting] = await db.select().from(outbox).where(eq(outbox.id, id));
    expect(waiting).toMatchObject({ state: "waiting", attempts: 0 });
    expect(await browser.read("/messages?show=all", Cookie)).not.toContain("/selected/messages");
  });

  it.each([
    ["sms", "992921110044", "+992 (92) 711-22-33", "992927112233"],
    ["mail", "a@example.tj", "b@example.tj", "b@example.tj"],
  ] as const)("are sent to a corrected address: %s", async (channel, recipient, typed, sentTo) => {
    const { db, now } = api.service;
    const id = randomUUID();
    const failed = { state: "failed", lastFailure: "badAddress", createdAt: now() } as const;
    await db
      .insert(outbox)
      .values({ id, dedupeKey: id, channel, recipient, language: "ru", body: "x", ...failed });
    const stored = async () => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];
    const { Cookie } = await browser.signedIn("support");
    expect(await browser.read("/messages", Cookie)).not.toContain('name="recipient"');
    await browser.post(`/personal/message/${id}`, decision(), { Cookie });
    expect(await browser.read("/messages", Cookie)).toContain('name="recipient"');
    const send = (to: string) =>
      browser.post(`/messages/${id}`, decision({ recipient: to }), { Cookie });
    const refused = await send("wrong");
    expect(refused.headers.get("location")).toBe("/messages?done=1&problem=addressWrong&sum=");
    expect(await browser.read("/messages?done=1&problem=addressWrong", Cookie)).not.toContain(
      "Sent again: 1.",
    );
    expect(await stored()).toMatchObject({ state: "failed", recipient });
    await send(typed);
    expect(await stored()).toMatchObject({ state: "waiting", recipient: sentTo });
  });

  it.each([
    ["smtp550", "The mail server refused it"],
    ["smtp451", "The mail server asks to send it later"],
    ["noBalance", "The SMS account has no money left"],
  ])("show an explanation of %s beside the code", async (lastFailure, meaning) => {
    const { db, now } = api.service;
    const id = randomUUID();
    const message = { dedupeKey: id, channel: "mail", recipient: "a@example.tj" } as const;
    const times = { createdAt: now() };
    const failed = { state: "failed", attempts: 8, lastFailure } as const;
    await db
      .insert(outbox)
      .values({ id, ...message, ...times, language: "ru", body: "", ...failed });
    const { Cookie } = await browser.signedIn("support");
    const list = await browser.read("/messages", Cookie);
    expect(list).toContain(
      `<span>${meaning} <span class="muted">${lastFailure} · attempts: 8</span></span>`,
    );
  });
});
