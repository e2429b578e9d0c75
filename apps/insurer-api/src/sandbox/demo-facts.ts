import { policyStatusOn, toWirePhone } from "@sughurta/domain";
import { asc, eq, isNull } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { generate } from "otplib";
import type { CouponSeed, Seed } from "#src/content/schema/seed-types.ts";
import { STAFF_ROLES, type StaffRole } from "#src/desk/access/permissions.ts";
import { CODE_STEP_MS } from "#src/desk/staff/sign-in.ts";
import { getOtpSecret, setStaff } from "#src/desk/staff/staff-accounts.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { staff } from "#src/platform/database/schema/desk.ts";
import { partnerShare } from "#src/platform/database/schema/partner.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendList } from "#src/platform/http/html-page.ts";
import { getToday } from "#src/platform/platform.ts";
import { priceWithCoupon } from "#src/products/coupon/coupon-price.ts";
import { TRAVEL_PRODUCT_CODE } from "#src/products/travel/travel-quote.ts";
import { addPartners } from "#src/sales/orders/load-partners.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

/** Public password of the demonstration accounts, which can sign in only in the sandbox. */
export const DEMO_STAFF_PASSWORD = "desk demonstration";

/** Demonstration accounts: one per role, and a second one where two people decide or share work. */
const DEMO_STAFF: readonly { readonly name: string; readonly role: StaffRole }[] = [
  ...STAFF_ROLES.map((role) => ({ name: role, role })),
  { name: "cashier2", role: "cashier" },
  { name: "claims2", role: "claims" },
  { name: "support2", role: "support" },
  { name: "pricing2", role: "pricing" },
  { name: "editor2", role: "editor" },
  { name: "administrator2", role: "administrator" },
];

function describe({ kind, value, productCodes, validTo }: CouponSeed): string {
  const discount = kind === "percent" ? `−${value}%` : `−${value} TJS`;
  const where = productCodes.length > 0 ? `for ${productCodes.join(", ")}` : "for every product";
  return `${discount} ${where}, until ${validTo}`;
}

/** Any price, in diram: only the validity of the code matters. */
const SOME_PRICE_DIRAM = 100_000;

/** Whether a code is currently valid for a product that it covers. */
async function isUsable(service: Needs, { code, productCodes }: CouponSeed): Promise<boolean> {
  const sale = {
    productCode: productCodes[0] ?? TRAVEL_PRODUCT_CODE,
    priceDiram: SOME_PRICE_DIRAM,
    day: getToday(service),
    now: service.now(),
  };
  return (await priceWithCoupon(service.db, code, sale)).ok;
}

/** Demonstration data for new users, printed by `npm start`: a login, policies and promo codes. */
export function demoFacts(
  service: Needs,
  { coupons, demoUsers }: Pick<Seed, "coupons" | "demoUsers">,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/sandbox/demo", async (context) => {
      const today = getToday(service);
      const [person] = demoUsers;
      const policies = await service.db
        .select()
        .from(policy)
        .where(isNull(policy.orderId))
        .orderBy(asc(policy.number));
      const usable = await Promise.all(coupons.map((one) => isUsable(service, one)));
      return context.json({
        login: person && { phone: toWirePhone(person.phone), password: person.password },
        policies: policies.map((one) => ({
          number: one.number,
          status: policyStatusOn(today, one),
          code: one.code,
        })),
        desk: service.config.desk && {
          url: service.config.desk.url,
          names: DEMO_STAFF.map(({ name }) => name),
          password: DEMO_STAFF_PASSWORD,
        },
        coupons: coupons
          .filter((_, index) => usable[index])
          .map((one) => ({ code: one.code, description: describe(one) })),
      });
    });
  };
}

/** Adds the demonstration accounts; existing ones are unchanged. */
export async function addDemoStaff(service: Needs): Promise<void> {
  const present = await service.db.select({ name: staff.name }).from(staff);
  const names = new Set(present.map(({ name }) => name));
  for (const { name, role } of DEMO_STAFF.filter((one) => !names.has(one.name))) {
    const account = { isDemonstration: true, password: DEMO_STAFF_PASSWORD };
    await setStaff(service, { name, roles: [role] }, account);
  }
}

/** The logins with their current one-time codes, since no authenticator app is set up: `/sandbox/desk`. */
export function demoStaffPages(service: Needs): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/sandbox/desk", async (context) => {
      const language = pageLanguage(context);
      const texts = deskTexts[language];
      const members = await service.db.select().from(staff).orderBy(staff.name);
      const step = Math.floor(service.now().getTime() / CODE_STEP_MS);
      const list = members
        .filter(({ isDemonstration }) => isDemonstration)
        .map(async (member) => {
          const secret = getOtpSecret(service, member) ?? "";
          // A code is accepted once: after a sign-in the next one is shown, which is accepted early.
          const unusedStep = Math.max(step, member.otpStep + 1);
          const epoch = (unusedStep * CODE_STEP_MS) / 1_000;
          return html`<article class="card"><h2>${member.name}</h2><dl>
            <dt>${texts.password}</dt><dd>${DEMO_STAFF_PASSWORD}</dd>
            <dt>${texts.code}</dt><dd>${await generate({ secret, epoch })}</dd></dl></article>`;
        });
      return sendList(context, language, texts, await Promise.all(list));
    });
  };
}

const CODE = "SAFAR";

const FIRST_DAY = "2026-01-01";

/**
 * Adds a travel agency with a page on this machine to the demonstration. Its secrets are public, and no other partner
 * uses them.
 */
export async function addDemoPartner(
  service: Pick<Service, "config" | "db" | "now">,
): Promise<void> {
  await addPartners(service, [
    {
      code: CODE,
      name: "Safar Travel",
      keys: ["pk_demo_agency_1", "pk_test_agency_safar"],
      origins: ["http://localhost:5199", "https://*.preview.safar.example"],
      returnPages: ["http://localhost:5199/"],
      serverSecrets: [
        "sk_demonstration_of_the_agency_safar",
        "sk_test_demonstration_of_the_agency_safar",
      ],
      withdrawn: false,
    },
  ]);
  const { db } = service;
  if ((await db.$count(partnerShare, eq(partnerShare.partnerCode, CODE))) > 0) return;
  const share = {
    partnerCode: CODE,
    validFrom: FIRST_DAY,
    enteredBy: "demonstration",
    enteredAt: service.now(),
  };
  await db.insert(partnerShare).values([
    { ...share, shareBp: 1_000 },
    { ...share, productCode: "HOM_FLAT", shareBp: 1_500 },
  ]);
}
