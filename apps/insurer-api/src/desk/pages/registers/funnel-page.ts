import { randomUUID } from "node:crypto";
import { DEVICE_CLASSES, FUNNEL_CHANNELS } from "@sughurta/contracts/funnel";
import { addDays, isIsoDate } from "@sughurta/domain";
import { isoDay } from "#src/desk/shell/day-field.ts";
import { sendSheet } from "#src/desk/shell/desk-file.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { partner } from "#src/platform/database/schema/partner.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { SHEET_FORMATS } from "#src/reports/files/sheet-file.ts";
import {
  type FunnelQuery,
  funnelProducts,
  readFunnel,
  readPartnerFunnel,
} from "#src/reports/funnel/read-funnel.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type FunnelFacts, funnelSheet, funnelView } from "./funnel-view.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const SHOWN_DAYS = 30;
const MAX_DAYS = 400;
const DEFAULT_PRODUCT = "TRAVEL";

/** The product, period and limits in the address of the page; by default the last thirty days of the first product. */
function funnelQuery(
  { query }: Pick<DeskRequest, "query">,
  today: string,
  products: readonly string[],
): FunnelQuery {
  const day = (name: string, otherwise: string) => {
    const value = isoDay(query[name] ?? "");
    return isIsoDate(value) ? value : otherwise;
  };
  const to = day("to", today);
  const from = day("from", addDays(to, 1 - SHOWN_DAYS));
  const [first = DEFAULT_PRODUCT] = products.includes(DEFAULT_PRODUCT) ? [] : products;
  return {
    product: products.find((code) => code === query.product) ?? first,
    from: [addDays(to, 1 - MAX_DAYS), from, to].toSorted()[1] ?? to,
    to,
    channel: FUNNEL_CHANNELS.find((one) => one === query.channel),
    device: DEVICE_CLASSES.find((one) => one === query.device),
  };
}

async function readFacts(service: Needs, desk: DeskRequest): Promise<FunnelFacts> {
  const { db } = service;
  const products = await funnelProducts(db);
  const choice = funnelQuery(desk, getToday(service), products);
  const titles = await db.select({ code: product.code, title: product.title }).from(product);
  const partners = await db.select({ code: partner.code, name: partner.name }).from(partner);
  return {
    choice,
    products,
    sums: await readFunnel(db, choice),
    partnerSums: await readPartnerFunnel(db, choice),
    partners: new Map(partners.map(({ code, name }) => [code, name])),
    titles: new Map(titles.map(({ code, title }) => [code, title[desk.language]])),
  };
}

/** The counts as a file; each download is recorded. Throws 404. */
async function sendFile({ service, deskContext, desk }: Submission<Needs>): Promise<Response> {
  const { actor, query, language } = desk;
  const format = SHEET_FORMATS.find((one) => one === query.format);
  if (!format) throw notFound();
  const facts = await readFacts(service, desk);
  const sheet = funnelSheet(facts, language);
  const { product: code, from, to } = facts.choice;
  await service.db.transaction((tx) =>
    deskContext.record(tx, {
      decisionId: randomUUID(),
      actor,
      action: "register.download",
      subject: `register:funnel:${from}:${to}`,
      reason: format,
    }),
  );
  return sendSheet(sheet, format, `${sheet.name}-${code}-${from}-${to}`);
}

/** The steps of purchases of a product, and the same as a file. */
export const funnelPages = deskPages(
  deskPage<Needs, FunnelFacts>({
    path: "/registers/funnel",
    permission: "seeRegisters",
    facts: readFacts,
    view: funnelView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: "/registers/funnel/file",
    permission: "seeRegisters",
    respond: sendFile,
  }),
);
