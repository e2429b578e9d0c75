import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { diramIn, readDeskForm, runDeskCommand } from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { proposalDecision } from "#src/desk/pages/proposal-decision.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { productPrice } from "#src/platform/database/schema/product-price.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { decidePrice, proposePrice } from "#src/products/price/product-prices.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { priceSubject, readPrice, readPrices } from "./price-facts.ts";
import { showPrice, showPrices } from "./price-views.ts";

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
