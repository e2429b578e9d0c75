import { desc, eq, inArray } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { proposalDecision } from "#src/desk/proposals/run-or-propose.ts";
import { diramIn, readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readAudited } from "#src/desk/timeline/timeline-entries.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type ProductPrice, productPrice } from "#src/platform/database/schema/product-price.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { calculatedProducts } from "#src/products/catalogue/product-lines.ts";
import { previewPrice } from "#src/products/price/price-preview.ts";
import { decidePrice, isPricedByCode, proposePrice } from "#src/products/price/product-prices.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  type ListedProduct,
  type PriceView,
  type ProductView,
  showPrice,
  showPrices,
} from "./price-view.ts";

/** Audit subject of a price. */
const priceSubject = ({ productCode, id }: Pick<ProductPrice, "productCode" | "id">) =>
  `price:${productCode}:${id}`;

async function productsToday(
  db: Database,
  today: string,
): Promise<ReadonlyMap<string, ProductView>> {
  const products = await productsOn(db, today);
  return new Map(
    [...products]
      .filter(([code]) => isPricedByCode(code))
      .map(([code, one]) => [code, { ...one, isCalculated: calculatedProducts(code).length > 0 }]),
  );
}

/** The ready-made policies as of an ISO day. */
async function readPrices(db: Database, today: string): Promise<ListedProduct[]> {
  const products = await productsToday(db, today);
  const prices = await db
    .select()
    .from(productPrice)
    .where(inArray(productPrice.state, ["proposed", "confirmed"]))
    .orderBy(productPrice.validFrom);
  const ahead = prices.filter(({ state, validFrom }) => state === "proposed" || validFrom > today);
  return [...products.values()].map((product) => ({
    product,
    ahead: ahead.filter(({ productCode }) => productCode === product.code),
  }));
}

/** One ready-made policy; `undefined` if there is none with this code. */
async function readPrice(
  service: Pick<Platform, "config" | "db" | "now">,
  code: string,
): Promise<PriceView | undefined> {
  const { db } = service;
  const today = todayOf(service);
  const product = (await productsToday(db, today)).get(code);
  if (!product) return undefined;
  const prices = await db
    .select()
    .from(productPrice)
    .where(eq(productPrice.productCode, code))
    .orderBy(desc(productPrice.validFrom), desc(productPrice.proposedAt));
  const history = await readAudited(db, prices, priceSubject);
  const proposals = await Promise.all(
    history
      .filter(({ thing }) => thing.state === "proposed")
      .map(async (proposal) => ({
        ...proposal,
        preview: await previewPrice(service, proposal.thing),
      })),
  );
  return { product, proposals, history, today };
}

type Needs = Pick<Service, "config" | "db" | "now">;

/** Pages on which staff propose the price of a ready-made policy from a day on, and others confirm it. */
export function pricePages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/prices`;
  const codeOf = (context: Context) => context.req.param("code") ?? "";
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seePrices", "");
      return showPrices(deskContext, context, await readPrices(service.db, todayOf(service)));
    });
    app.get(`${page}/:code`, async (context) => {
      const actor = deskContext.actorFor(context, "seePrices", "");
      const shown = await readPrice(service, codeOf(context));
      if (!shown) throw notFound();
      return showPrice(deskContext, context, shown, actor);
    });
    app.post(`${page}/:code`, async (context) => {
      const code = codeOf(context);
      const form = await readDeskForm(context);
      const work = {
        permission: "decidePrices",
        action: "price.propose",
        subject: priceSubject({ productCode: code, id: form.decisionId }),
        page: `${page}/${code}`,
        typed: ["price", "onSale", "validFrom"],
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) => {
        requireReason(command);
        const price = {
          priceDiram: diramIn(form.text("price")),
          onSale: form.text("onSale") === "yes",
          validFrom: form.text("validFrom"),
        };
        const { decisionId, actor } = command;
        return proposePrice(inside, code, price, { decisionId, by: actor.id });
      });
    });
    app.post(`${page}/:code/:id`, async (context) => {
      const form = await readDeskForm(context);
      const id = context.req.param("id");
      const decision = proposalDecision(form);
      const [found] = isIdentifier(id)
        ? await service.db.select().from(productPrice).where(eq(productPrice.id, id))
        : [];
      const code = codeOf(context);
      const work = {
        permission: "decidePrices",
        action: `price.${decision.command}`,
        subject: priceSubject({ productCode: code, id }),
        page: `${page}/${code}`,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        if (found?.productCode !== code) throw notFound();
        const { decisionId, actor } = command;
        await decidePrice(inside, id, decision.state, { decisionId, by: actor.id });
      });
    });
  };
}
