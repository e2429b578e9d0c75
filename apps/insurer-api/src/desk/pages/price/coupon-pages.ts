import { couponCodeOf } from "@sughurta/domain";
import type { Hono } from "hono";
import { readDeskForm, runDeskCommand } from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { runOrPropose } from "#src/desk/pages/run-or-propose.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { endCoupon } from "#src/products/coupon/manage-coupons.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { couponSubject, readCoupons } from "./coupon-facts.ts";
import { COUPON_FIELDS, COUPON_KINDS, showCoupons } from "./coupon-views.ts";

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
