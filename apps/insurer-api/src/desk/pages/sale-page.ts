import { SALE_PLACES } from "@sughurta/contracts/draft";
import { motorDraft } from "@sughurta/contracts/draft-names";
import { isLanguage, type Language } from "@sughurta/domain";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { SALE_HOURS, startSale } from "#src/desk/sale/staff-sale.ts";
import { type CommandInput, OneTimeView } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import type { StaffRequest } from "#src/desk/shell/desk-request.ts";
import { getPage, listQuery } from "#src/desk/shell/list-query.ts";
import { order, policy, product } from "#src/platform/database/schema/sales.ts";
import { staffSale } from "#src/platform/database/schema/staff-sale.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { draftTitles } from "#src/products/catalogue/draft-titles.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type SalesFacts, saleLinkView, salesView } from "./sale-view.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

/** Audit subject of a sale. */
const saleSubject = (id: string) => `sale:${id}`;

/** The products that staff may sell, by kind of draft. */
async function soldProducts({ db, config }: Needs, language: Language) {
  const products = await db.select().from(product).orderBy(product.code);
  const titles = draftTitles(products, language);
  const fullCasco = motorDraft("SCI");
  return new Map([...titles].filter(([kind]) => config.fullCasco || kind !== fullCasco));
}

/** A page of sales by staff, newest first, with the policy that each led to. */
async function readSales(service: Needs, desk: StaffRequest): Promise<SalesFacts> {
  const columns = { at: staffSale.createdAt, id: staffSale.id };
  const { afterCursor, orderBy, limit } = listQuery(desk, columns, "all");
  const bought = service.db
    .select({ number: policy.number })
    .from(policy)
    .innerJoin(order, eq(order.id, policy.orderId))
    .where(
      and(
        isNotNull(order.soldBy),
        or(
          eq(order.id, staffSale.orderId),
          sql`${order.lineage} = (select sent.lineage from "order" as sent where sent.id = ${staffSale.orderId})`,
        ),
      ),
    )
    .limit(1);
  const found = await service.db
    .select({ sale: staffSale, policyNumber: sql<string | null>`(${bought})` })
    .from(staffSale)
    .where(afterCursor)
    .orderBy(...orderBy)
    .limit(limit);
  const page = getPage(desk, found, ({ sale: { createdAt, id } }) => ({ at: createdAt, id }));
  const products = await soldProducts(service, desk.language);
  return { ...page, products, now: service.now() };
}

/** Starts a sale; the page with its link is shown once. Throws 404 for an unknown product, place or language. */
async function start(
  service: Needs,
  { form: { text }, command }: CommandInput,
): Promise<OneTimeView> {
  const place = SALE_PLACES.find((one) => one === text("place"));
  const language = text("language");
  const draftKind = text("product");
  const products = await soldProducts(service, "en");
  if (!place || !isLanguage(language) || !products.has(draftKind)) throw notFound();
  const chosen = { draftKind, place, language };
  const token = await startSale(service, command.decisionId, chosen, command.actor);
  const { publicUrl } = service.config;
  return new OneTimeView((desk) =>
    saleLinkView(desk, {
      href: `${publicUrl}/staff-sale?lang=${desk.language}#sale=${token}`,
      hours: SALE_HOURS,
    }),
  );
}

/** Pages on which staff sell a policy to a caller or a visitor of an office (ADR-0289). */
export const salePages = deskPages(
  deskPage<Needs, SalesFacts>({
    path: "/sales",
    permission: "seeSales",
    facts: readSales,
    view: salesView,
  }),
  deskCommand<Needs>({
    path: "/sales",
    permission: "sellPolicies",
    action: "sale.start",
    about: (_service, _desk, { decisionId }) => ({ subject: saleSubject(decisionId) }),
    run: start,
  }),
);
