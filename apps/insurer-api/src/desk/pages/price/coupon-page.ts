import { couponCodeOf } from "@sughurta/domain";
import { desc } from "drizzle-orm";
import type { Hono } from "hono";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { runOrPropose } from "#src/desk/proposals/run-or-propose.ts";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readAudited } from "#src/desk/timeline/timeline-entries.ts";
import { coupon } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { endCoupon } from "#src/products/coupon/manage-coupons.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  COUPON_FIELDS,
  COUPON_KINDS,
  type Coupon,
  type CouponsView,
  showCoupons,
} from "./coupon-view.ts";

/** Audit subject of a promo code. */
const couponSubject = ({ code }: Pick<Coupon, "code">) => `coupon:${code}`;

/** All promo codes, as of an ISO day. */
async function readCoupons(db: Database, today: string): Promise<CouponsView> {
  const rows = await db.select().from(coupon).orderBy(desc(coupon.validTo), coupon.code);
  const products = [...(await productsOn(db, today)).values()];
  const coupons = await readAudited(db, rows, couponSubject);
  const proposals = await openProposals(db, { kind: "coupon" });
  return { coupons, proposals, products, today };
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Pages on which staff create and end promo codes. */
export function couponPages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/coupons`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seePrices", "");
      return showCoupons(deskContext, context, await readCoupons(service.db, todayOf(service)));
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const { text, list } = form;
      const subject = couponSubject({ code: couponCodeOf(text("code")) });
      const work = { action: "coupon.create", subject, page, typed: COUPON_FIELDS } as const;
      const change = {
        code: text("code"),
        kind: COUPON_KINDS.find((one) => one === text("kind")) ?? "percent",
        value: Number(text("value").replace(",", ".")),
        productCodes: list("products"),
        validFrom: text("validFrom"),
        validTo: text("validTo"),
        useLimit: text("limit") === "" ? undefined : Number(text("limit")),
      };
      return runOrPropose(desk, context, work, form, { kind: "coupon", key: subject, change });
    });
    app.post(`${page}/:code`, async (context) => {
      const form = await readDeskForm(context);
      const code = context.req.param("code");
      if (form.text("command") !== "end") throw notFound();
      const work = {
        permission: "decidePrices",
        action: "coupon.end",
        subject: couponSubject({ code }),
        page,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        await endCoupon(inside, code);
      });
    });
  };
}
