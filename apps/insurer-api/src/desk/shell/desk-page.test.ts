import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { CLOSED } from "#src/desk/access/mask.ts";
import type { Permission } from "#src/desk/access/permissions.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { openDesk } from "#src/testing/desk-browser.ts";
import { OneTimeView, PROPOSED } from "./desk-command.ts";
import { deskCommand, deskPage, deskPages } from "./desk-page.ts";
import type { StaffAction } from "./desk-request.ts";
import { setDeskShell } from "./page-frame.ts";

type Needs = Pick<Service, "db">;

const recorded: StaffAction[] = [];
const granted = new Set<Permission>();
const ran: string[] = [];

const pages = deskPages(
  deskPage<Needs, string>({
    path: "/claims/:id",
    permission: "seeClaims",
    facts: (_service, desk) => `claim ${desk.param("id")} for ${desk.actor.id}`,
    view: (_desk, facts) => ({ title: "Claim", body: html`<p>${facts}</p>` }),
    commandPermission: "decideClaims",
    about: (_service, desk) => ({ subject: `claim:${desk.param("id")}` }),
    commands: {
      withdraw: {
        action: "claim.withdraw",
        needsReason: true,
        run: async (_service, { command }) => ran.push(command.reason),
      },
      paid: {
        action: "claim.paid",
        proposedAs: "payout.propose",
        reason: ({ text }) => `${text("paid")} TJS`,
        typed: ["paid"],
        async run(_service, { form }) {
          if (form.text("paid") === "0") throw new FailureError(422, "amountTooSmall");
          return PROPOSED;
        },
      },
    },
  }),
  deskCommand<Needs>({
    path: "/claims/:id/key",
    permission: "decideClaims",
    action: "partner.makeKey",
    about: () => ({ subject: "partner:SAFAR", page: "/partners" }),
    run: async () => new OneTimeView(() => ({ title: "Key", body: html`<code>sk_1</code>` })),
  }),
);

let api: Awaited<ReturnType<typeof openDesk>>["api"];
let app: Hono<AppEnv>;
beforeAll(async () => {
  ({ api } = await openDesk());
  app = new Hono<AppEnv>();
  app.use((context, next) => {
    const assets = { style: "", script: "" };
    const frame = { path: "/desk", home: "/", brandName: "", isTest: false, hasSearch: false };
    setDeskShell(context, { ...frame, assets, menu: async () => [] });
    return next();
  });
  app.onError(
    (error) => new Response(null, { status: error instanceof FailureError ? error.status : 500 }),
  );
  pages(api.service, {
    path: "/desk",
    timeZone: "Asia/Dushanbe",
    asksWho: false,
    actorFor: (_context, permission) => {
      if (!granted.has(permission)) throw new FailureError(403, "staffForbidden");
      return { id: "zarina", role: "claims" };
    },
    may: (_context, permission) => granted.has(permission),
    loadViews: async () => () => CLOSED,
    savedViews: async () => [],
    isDone: async (_tx, id) => recorded.some(({ decisionId }) => decisionId === id),
    record: async (_tx, done) => {
      recorded.push(done);
    },
  })(app);
});
afterAll(() => api.close());
beforeEach(() => {
  recorded.length = 0;
  ran.length = 0;
  granted.clear();
  granted.add("seeClaims").add("decideClaims");
});

const submit = (fields: Readonly<Record<string, string>>, path = "/desk/claims/7") =>
  app.request(path, {
    method: "POST",
    body: new URLSearchParams({ decision: randomUUID(), ...fields }),
  });

it("shows the facts of a page, below the reason why its command was refused", async () => {
  const page = await (await app.request("/desk/claims/7?lang=en&problem=reasonMissing")).text();
  expect(page).toMatch(/role="alert"[\s\S]*<p>claim 7 for zarina<\/p>/);
});

it("refuses a page and its commands without their permission", async () => {
  granted.delete("decideClaims");
  expect((await app.request("/desk/claims/7")).status).toBe(200);
  expect((await submit({ command: "withdraw", reason: "x" })).status).toBe(403);
  granted.delete("seeClaims");
  expect((await app.request("/desk/claims/7")).status).toBe(403);
});

it("refuses a form without a known button or without a decision id", async () => {
  expect((await submit({ command: "toString" })).status).toBe(404);
  expect((await submit({ command: "withdraw", decision: "" })).status).toBe(404);
});

it("runs the command of a button once, records it and returns to its page", async () => {
  const fields = { command: "withdraw", reason: "By mistake", decision: randomUUID() };
  const [response] = [await submit(fields), await submit(fields)];
  expect([response.status, response.headers.get("location")]).toEqual([303, "/desk/claims/7"]);
  expect(ran).toEqual(["By mistake"]);
  expect(recorded).toMatchObject([
    { action: "claim.withdraw", subject: "claim:7", reason: "By mistake", actor: { id: "zarina" } },
  ]);
});

it("refuses a command without the reason that it needs", async () => {
  const response = await submit({ command: "withdraw" }, "/desk/claims/7?lang=tg");
  expect(response.headers.get("location")).toBe(
    "/desk/claims/7?lang=tg&problem=reasonMissing&sum=",
  );
  expect([ran, recorded]).toEqual([[], []]);
});

it("records a proposal as one, with the reason that the command gives", async () => {
  await submit({ command: "paid", paid: "120" });
  expect(recorded).toMatchObject([{ action: "payout.propose", reason: "120 TJS" }]);
});

it("returns the typed fields of a refused command", async () => {
  const response = await submit({ command: "paid", paid: "0" });
  expect(response.headers.get("location")).toBe(
    "/desk/claims/7?problem=amountTooSmall&sum=&paid=0",
  );
});

it("shows the page of a command with a secret once", async () => {
  const fields = { decision: randomUUID() };
  const first = await submit(fields, "/desk/claims/7/key");
  expect([first.status, await first.text()]).toEqual([200, expect.stringContaining("sk_1")]);
  const second = await submit(fields, "/desk/claims/7/key");
  expect([second.status, second.headers.get("location")]).toEqual([303, "/desk/partners"]);
});
