import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { orPropose } from "#src/desk/proposals/run-or-propose.ts";
import { requireDay } from "#src/desk/shell/day-field.ts";
import { type DeskCommand, type DeskForm, OneTimeView } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { listAuditEvents } from "#src/desk/timeline/timeline-entries.ts";
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
import { notFound } from "#src/platform/failures/failure-error.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
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
import type { Service } from "#src/sales/ports/service.ts";
import type { PartnerSales } from "./partner-sales-view.ts";
import {
  type PartnerFacts,
  type PartnersFacts,
  PROFILE_LENGTH,
  partnersView,
  partnerView,
  secretView,
} from "./partner-view.ts";

const SHOWN_ENTRIES = 50;

const ALL_DAYS = { from: "2000-01-01", to: "9999-12-31" };

/** Audit subject of a partner. */
const partnerSubject = (code: string) => `partner:${code}`;

/** All partners, and all other codes that have sales. */
async function readPartners(db: Database): Promise<PartnersFacts> {
  const partners = await db.select().from(partner).orderBy(partner.name);
  const sold = await db
    .selectDistinct({ code: partnerEntry.partnerCode })
    .from(partnerEntry)
    .orderBy(partnerEntry.partnerCode);
  const known = new Set(partners.map(({ code }) => code));
  return { partners, linkedCodes: sold.map(({ code }) => code).filter((code) => !known.has(code)) };
}

/**
 * The partner of an address, with its sales before an entry position. Throws 404 for a code with neither an account nor
 * sales.
 */
async function readPartner(service: Needs, desk: DeskRequest): Promise<PartnerFacts> {
  const { db } = service;
  const code = readCode(desk);
  const asked = Number(desk.query.before);
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : Number.MAX_SAFE_INTEGER;
  const [found] = await db.select().from(partner).where(eq(partner.code, code));
  const sales = await readSales(db, code, before);
  if (!found && sales.totals.length === 0) throw notFound();
  const shares = await db
    .select()
    .from(partnerShare)
    .where(eq(partnerShare.partnerCode, code))
    .orderBy(desc(partnerShare.validFrom), desc(partnerShare.position));
  return {
    code,
    account: found && { partner: found, keys: await listKeys(service, code) },
    shares,
    products: await db.select({ code: product.code, title: product.title }).from(product),
    sales,
    events: await listAuditEvents(db, [partnerSubject(code)]),
    proposals: await openProposals(db, { kind: "commission", subject: partnerSubject(code) }),
    today: getToday(service),
  };
}

/** Valid keys of a partner. */
function listKeys({ db, now }: Pick<Platform, "db" | "now">, code: string): Promise<PartnerKey[]> {
  const holds = or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now()));
  return db
    .select()
    .from(partnerKey)
    .where(and(eq(partnerKey.partnerCode, code), holds))
    .orderBy(partnerKey.kind, desc(partnerKey.createdAt));
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

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "sanctions">;

/** Non-empty lines of a text area. */
const toLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const profileIn = ({ text }: DeskForm) => ({
  name: text("name"),
  origins: toLines(text("origins")),
  returnPages: toLines(text("returnPages")),
});

const readCode = ({ param }: DeskRequest) => param("code");

/** Commands on a partner, by button; a new secret is shown once. */
const partnerCommands: Readonly<Record<string, DeskCommand<Needs>>> = {
  change: {
    action: "partner.change",
    needsReason: true,
    run: (service, { desk, form }) => changePartner(service, readCode(desk), profileIn(form)),
  },
  withdraw: {
    action: "partner.withdraw",
    needsReason: true,
    run: (service, { desk }) => setWithdrawn(service, readCode(desk), true),
  },
  readmit: {
    action: "partner.readmit",
    needsReason: true,
    run: (service, { desk }) => setWithdrawn(service, readCode(desk), false),
  },
  makeKey: {
    action: "partner.makeKey",
    needsReason: true,
    async run(service, { desk, form: { text } }) {
      const kind = text("kind") === "secret" ? "secret" : "publishable";
      const othersHoldDays = Number(text("days"));
      const key = await makePartnerKey(service, readCode(desk), { kind, othersHoldDays });
      return kind === "secret" ? oneTimeView(readCode(desk), key) : undefined;
    },
  },
  endKey: {
    action: "partner.endKey",
    needsReason: true,
    async run(service, { desk, form: { text } }) {
      const id = text("key");
      if (!isIdentifier(id)) throw notFound();
      await endPartnerKey(service, readCode(desk), id);
    },
  },
  setWebhook: {
    action: "partner.setWebhook",
    needsReason: true,
    async run(service, { desk, form: { text } }) {
      const secret = await setPartnerWebhook(service, readCode(desk), text("url"));
      return secret === undefined ? undefined : oneTimeView(readCode(desk), secret);
    },
  },
};

const oneTimeView = (code: string, secret: string) =>
  new OneTimeView((desk) => secretView(desk, { code, secret }));

const shareIn = ({ text }: DeskForm) => ({
  productCode: text("product"),
  percent: Number(text("percent").replace(",", ".") || Number.NaN),
  validFrom: requireDay(text("validFrom")),
});

/** Pages on which partners are created and get their keys, and their sales are shown. */
export const partnerPages = deskPages(
  deskPage<Needs, PartnersFacts>({
    path: "/partners",
    permission: "seePartners",
    facts: ({ db }) => readPartners(db),
    view: partnersView,
  }),
  deskCommand<Needs>({
    path: "/partners",
    permission: "managePartners",
    textLength: PROFILE_LENGTH,
    action: "partner.create",
    typed: ["code", "name", "origins", "returnPages"],
    needsReason: true,
    about: (_service, _desk, { text }) => ({ subject: partnerSubject(text("code")) }),
    run: (service, { form }) =>
      createPartner(service, { code: form.text("code"), ...profileIn(form) }),
  }),
  deskPage<Needs, PartnerFacts>({
    path: "/partners/:code",
    permission: "seePartners",
    facts: readPartner,
    view: partnerView,
    commandPermission: "managePartners",
    textLength: PROFILE_LENGTH,
    about: (_service, desk) => ({ subject: partnerSubject(readCode(desk)) }),
    commands: partnerCommands,
  }),
  deskCommand<Needs>({
    path: "/partners/:code/shares",
    permission: "decidePrices",
    action: "partner.share",
    about: (_service, desk) => ({
      subject: partnerSubject(readCode(desk)),
      page: `/partners/${encodeURIComponent(readCode(desk))}`,
    }),
    ...orPropose("commission", (_service, { desk, form, subject }) => {
      const share = shareIn(form);
      return {
        change: { partnerCode: readCode(desk), ...share },
        key: `${subject}:${share.productCode}:${share.validFrom}`,
      };
    }),
  }),
);
