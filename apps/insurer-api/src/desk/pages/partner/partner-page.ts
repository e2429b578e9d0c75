import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { runOrPropose } from "#src/desk/proposals/run-or-propose.ts";
import {
  type CommandRequest,
  type DeskForm,
  readDeskForm,
  runDeskCommand,
} from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { auditEventsOf } from "#src/desk/timeline/timeline-entries.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type PartnerKey,
  partner,
  partnerEntry,
  partnerKey,
  partnerShare,
} from "#src/platform/database/schema/partner.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import {
  changePartner,
  createPartner,
  endPartnerKey,
  makePartnerKey,
  setPartnerWebhook,
  setWithdrawn,
} from "#src/sales/orders/partner-accounts.ts";
import { latestEntries, reportTotals } from "#src/sales/policies/partner-report.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import type { PartnerSales } from "./partner-sales-view.ts";
import {
  type PartnersView,
  type PartnerView,
  PROFILE_LENGTH,
  showPartner,
  showPartners,
  showSecret,
} from "./partner-view.ts";

const SHOWN_ENTRIES = 50;

const ALL_DAYS = { from: "2000-01-01", to: "9999-12-31" };

/** Audit subject of a partner. */
const partnerSubject = (code: string) => `partner:${code}`;

/** All partners, and all other codes that have sales. */
async function readPartners(db: Database): Promise<PartnersView> {
  const partners = await db.select().from(partner).orderBy(partner.name);
  const sold = await db
    .selectDistinct({ code: partnerEntry.partnerCode })
    .from(partnerEntry)
    .orderBy(partnerEntry.partnerCode);
  const known = new Set(partners.map(({ code }) => code));
  return { partners, linkedCodes: sold.map(({ code }) => code).filter((code) => !known.has(code)) };
}

/** A partner by code; `undefined` if it has neither an account nor sales. Sales are those before an entry position. */
async function readPartner(
  service: Pick<Platform, "config" | "db" | "now">,
  code: string,
  before: number,
): Promise<PartnerView | undefined> {
  const { db } = service;
  const [found] = await db.select().from(partner).where(eq(partner.code, code));
  const sales = await readSales(db, code, before);
  if (!found && sales.totals.length === 0) return undefined;
  const shares = await db
    .select()
    .from(partnerShare)
    .where(eq(partnerShare.partnerCode, code))
    .orderBy(desc(partnerShare.validFrom), desc(partnerShare.position));
  return {
    code,
    account: found && { partner: found, keys: await keysOf(service, code) },
    shares,
    products: await db.select({ code: product.code, title: product.title }).from(product),
    sales,
    events: await auditEventsOf(db, [partnerSubject(code)]),
    proposals: await openProposals(db, { kind: "commission", subject: partnerSubject(code) }),
    today: todayOf(service),
  };
}

/** Valid keys of a partner. */
function keysOf({ db, now }: Pick<Platform, "db" | "now">, code: string): Promise<PartnerKey[]> {
  const holds = or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now()));
  return db
    .select()
    .from(partnerKey)
    .where(and(eq(partnerKey.partnerCode, code), holds))
    .orderBy(partnerKey.isTest, partnerKey.kind, desc(partnerKey.createdAt));
}

async function readSales(db: Database, code: string, before: number): Promise<PartnerSales> {
  const totals = await reportTotals(db, code, ALL_DAYS);
  const found = await latestEntries(db, code, { before, limit: SHOWN_ENTRIES + 1 });
  return {
    totals,
    entries: found.slice(0, SHOWN_ENTRIES),
    hasMore: found.length > SHOWN_ENTRIES,
  };
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

const PROFILE = ["name", "origins", "returnPages"] as const;

/** Non-empty lines of a text area. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const profileIn = ({ text }: DeskForm) => ({
  name: text("name"),
  origins: linesOf(text("origins")),
  returnPages: linesOf(text("returnPages")),
});

const BUTTONS = ["change", "withdraw", "readmit", "makeKey", "endKey", "setWebhook"] as const;

/** Commands on a partner by button name; a returned secret is shown once. */
const COMMANDS: Readonly<
  Record<
    (typeof BUTTONS)[number],
    (service: Needs, code: string, form: DeskForm) => Promise<string | undefined>
  >
> = {
  async change(service, code, form) {
    await changePartner(service, code, profileIn(form));
    return undefined;
  },
  async withdraw(service, code) {
    await setWithdrawn(service, code, true);
    return undefined;
  },
  async readmit(service, code) {
    await setWithdrawn(service, code, false);
    return undefined;
  },
  async makeKey(service, code, { text }) {
    const kind = text("kind") === "secret" ? "secret" : "publishable";
    const isTest = text("mode") === "test";
    const othersHoldDays = Number(text("days"));
    const key = await makePartnerKey(service, code, { kind, isTest, othersHoldDays });
    return kind === "secret" ? key : undefined;
  },
  async endKey(service, code, { text }) {
    const id = text("key");
    if (!isIdentifier(id)) throw notFound();
    await endPartnerKey(service, code, id);
    return undefined;
  },
  setWebhook: (service, code, { text }) => setPartnerWebhook(service, code, text("url")),
};

/** Pages on which partners are created and get their keys, and their sales are shown. */
export function partnerPages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/partners`;
  const codeOf = (context: Context) => context.req.param("code") ?? "";
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seePartners", "");
      return showPartners(deskContext, context, await readPartners(service.db));
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context, PROFILE_LENGTH);
      const code = form.text("code");
      const work = workOn(code, "partner.create", { page, typed: ["code", ...PROFILE] });
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        await createPartner(inside, { code, ...profileIn(form) });
      });
    });
    app.get(`${page}/:code`, async (context) => {
      deskContext.actorFor(context, "seePartners", "");
      const asked = Number(context.req.query("before"));
      const before = Number.isSafeInteger(asked) && asked > 0 ? asked : Number.MAX_SAFE_INTEGER;
      const shown = await readPartner(service, codeOf(context), before);
      if (!shown) throw notFound();
      return showPartner(deskContext, context, shown);
    });
    app.post(`${page}/:code`, async (context) => {
      const form = await readDeskForm(context, PROFILE_LENGTH);
      const code = codeOf(context);
      deskContext.actorFor(context, "managePartners", "");
      const name = BUTTONS.find((one) => one === form.text("command"));
      if (!name) throw notFound();
      const work = workOn(code, `partner.${name}`, { page: `${page}/${code}`, typed: [] });
      let secret: string | undefined;
      const answer = await runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        secret = await COMMANDS[name](inside, code, form);
      });
      return secret === undefined ? answer : showSecret(deskContext, context, { code, secret });
    });
    app.post(`${page}/:code/shares`, async (context) => {
      const form = await readDeskForm(context);
      const code = codeOf(context);
      const { text } = form;
      const percent = Number(text("percent").replace(",", ".") || Number.NaN);
      const share = { productCode: text("product"), percent, validFrom: text("validFrom") };
      const subject = partnerSubject(code);
      const work = { action: "partner.share", subject, page: `${page}/${code}` } as const;
      return runOrPropose(desk, context, work, form, {
        kind: "commission",
        key: `${subject}:${share.productCode}:${share.validFrom}`,
        change: { partnerCode: code, ...share },
      });
    });
  };
}

function workOn(
  code: string,
  action: DeskAction,
  { page, typed }: Required<Pick<CommandRequest, "page" | "typed">>,
): CommandRequest {
  return { permission: "managePartners", action, subject: partnerSubject(code), page, typed };
}
