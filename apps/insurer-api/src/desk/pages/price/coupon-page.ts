import { toCouponCode } from "@sughurta/domain";
import { desc } from "drizzle-orm";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { orPropose } from "#src/desk/proposals/run-or-propose.ts";
import { requireDay } from "#src/desk/shell/day-field.ts";
import type { DeskForm } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskCommands, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { readAudited } from "#src/desk/timeline/timeline-entries.ts";
import { coupon } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { endCoupon } from "#src/products/coupon/manage-coupons.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  COUPON_FIELDS,
  COUPON_KINDS,
  type Coupon,
  type CouponsFacts,
  couponsView,
} from "./coupon-view.ts";

/** Audit subject of a promo code. */
const couponSubject = ({ code }: Pick<Coupon, "code">) => `coupon:${code}`;

/** All promo codes, as of an ISO day. */
async function readCoupons(db: Database, today: string): Promise<CouponsFacts> {
  const rows = await db.select().from(coupon).orderBy(desc(coupon.validTo), coupon.code);
  const products = [...(await productsOn(db, today)).values()];
  const coupons = await readAudited(db, rows, couponSubject);
  const proposals = await openProposals(db, { kind: "coupon" });
  return { coupons, proposals, products, today };
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "sanctions">;

const couponIn = ({ text, list }: DeskForm) => ({
  code: text("code"),
  kind: COUPON_KINDS.find((one) => one === text("kind")) ?? "percent",
  value: Number(text("value").replace(",", ".")),
  productCodes: list("products"),
  validFrom: requireDay(text("validFrom")),
  validTo: requireDay(text("validTo")),
  useLimit: text("limit") === "" ? undefined : Number(text("limit")),
});

/** Pages on which staff create and end promo codes. */
export const couponPages = deskPages(
  deskPage<Needs, CouponsFacts>({
    path: "/coupons",
    permission: "seePrices",
    facts: (service) => readCoupons(service.db, getToday(service)),
    view: couponsView,
  }),
  deskCommand<Needs>({
    path: "/coupons",
    permission: "decidePrices",
    action: "coupon.create",
    typed: COUPON_FIELDS,
    about: (_service, _desk, { text }) => ({
      subject: couponSubject({ code: toCouponCode(text("code")) }),
    }),
    ...orPropose("coupon", (_service, { form }) => ({ change: couponIn(form) })),
  }),
  deskCommands<Needs>({
    path: "/coupons/:code",
    permission: "decidePrices",
    about: (_service, desk) => ({
      subject: couponSubject({ code: desk.param("code") }),
      page: "/coupons",
    }),
    commands: {
      end: {
        action: "coupon.end",
        needsReason: true,
        run: (service, { desk }) => endCoupon(service, desk.param("code")),
      },
    },
  }),
);
