import { desc, eq, inArray } from "drizzle-orm";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { requireDay } from "#src/desk/shell/day-field.ts";
import { type DeskCommand, diramIn } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskCommands, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn } from "#src/desk/shell/desk-request.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { readAudited } from "#src/desk/timeline/timeline-entries.ts";
import { type ProductPrice, productPrice } from "#src/platform/database/schema/prices.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { calculatedProducts } from "#src/products/catalogue/product-lines.ts";
import { previewPrice } from "#src/products/price/price-preview.ts";
import { decidePrice, isPricedByCode, proposePrice } from "#src/products/price/product-prices.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  type ListedProduct,
  type PriceFacts,
  type ProductFacts,
  pricesView,
  priceView,
} from "./price-view.ts";

/** Audit subject of a price. */
const priceSubject = ({ productCode, id }: Pick<ProductPrice, "productCode" | "id">) =>
  `price:${productCode}:${id}`;

async function productsToday(
  db: Database,
  today: string,
): Promise<ReadonlyMap<string, ProductFacts>> {
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

/** One ready-made policy. Throws 404. */
async function readPrice(
  service: Pick<Platform, "config" | "db" | "now">,
  code: string,
): Promise<PriceFacts> {
  const { db } = service;
  const today = getToday(service);
  const product = (await productsToday(db, today)).get(code);
  if (!product) throw notFound();
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

/** A decision about a proposed price. */
const decision = (action: DeskAction, state: "confirmed" | "rejected"): DeskCommand<Needs> => ({
  action,
  needsReason: true,
  async run(service, { desk, command: { decisionId, actor } }) {
    const id = idIn(desk);
    const [found] = await service.db.select().from(productPrice).where(eq(productPrice.id, id));
    if (found?.productCode !== desk.param("code")) throw notFound();
    await decidePrice(service, id, state, { decisionId, by: actor.id });
  },
});

/** Pages on which staff propose the price of a ready-made policy from a day on, and others confirm it. */
export const pricePages = deskPages(
  deskPage<Needs, readonly ListedProduct[]>({
    path: "/prices",
    permission: "seePrices",
    facts: (service) => readPrices(service.db, getToday(service)),
    view: pricesView,
  }),
  deskPage<Needs, PriceFacts>({
    path: "/prices/:code",
    permission: "seePrices",
    facts: (service, desk) => readPrice(service, desk.param("code")),
    view: priceView,
  }),
  deskCommand<Needs>({
    path: "/prices/:code",
    permission: "decidePrices",
    action: "price.propose",
    typed: ["price", "onSale", "validFrom"],
    needsReason: true,
    about: (_service, desk, { decisionId }) => ({
      subject: priceSubject({ productCode: desk.param("code"), id: decisionId }),
    }),
    run(service, { desk, form: { text }, command: { decisionId, actor } }) {
      const price = {
        priceDiram: diramIn(text("price")),
        onSale: text("onSale") === "yes",
        validFrom: requireDay(text("validFrom")),
      };
      return proposePrice(service, desk.param("code"), price, { decisionId, by: actor.id });
    },
  }),
  deskCommands<Needs>({
    path: "/prices/:code/:id",
    permission: "decidePrices",
    about(_service, desk) {
      const code = desk.param("code");
      return {
        subject: priceSubject({ productCode: code, id: desk.param("id") }),
        page: `/prices/${encodeURIComponent(code)}`,
      };
    },
    commands: {
      confirm: decision("price.confirm", "confirmed"),
      reject: decision("price.reject", "rejected"),
    },
  }),
);
