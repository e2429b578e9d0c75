import { addMonths, formatDate, fromDiram, type Language } from "@sughurta/domain";
import { desc } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { productsOn } from "#src/content/price/product-on-day.ts";
import {
  commandFields,
  deskProblem,
  readDeskForm,
  runDeskCommand,
} from "#src/desk/pages/desk-command.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { roleFor } from "#src/desk/permissions.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { coupon } from "#src/platform/database/schema/sales.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { createCoupon, endCoupon } from "#src/products/coupon/manage-coupons.ts";
import { requireReason } from "#src/sales/decision/actor.ts";
import type { Service } from "#src/sales/service.ts";
import { couponTexts } from "./coupon-texts.ts";
import { eventLines } from "./event-lines.ts";

type Needs = Pick<Service, "config" | "db" | "now">;
type Coupon = typeof coupon.$inferSelect;

interface Desk {
  readonly service: Needs;
  readonly seat: Seat;
}

const KINDS = ["percent", "fixed"] as const;
const TYPED = ["code", "kind", "value", "products", "validFrom", "validTo", "limit"] as const;

/** Where people make promo codes and end them. */
export function couponPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const desk = { service, seat };
  const page = `${seat.path}/coupons`;
  return (app) => {
    app.get(page, (context) => {
      const { role } = seat.actorFor(context, "seePrices", "");
      return showCoupons(desk, context, roleFor([role], "decidePrices") !== undefined);
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const work = {
        permission: "decidePrices",
        action: "coupon.create",
        subject: subjectOf({ code: form.text("code").toUpperCase() }),
        page,
        typed: TYPED,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        const { text, list } = form;
        await createCoupon(inside, {
          code: text("code"),
          kind: KINDS.find((one) => one === text("kind")) ?? "percent",
          value: Number(text("value").replace(",", ".")),
          productCodes: list("products"),
          validFrom: text("validFrom"),
          validTo: text("validTo"),
          useLimit: text("limit") === "" ? undefined : Number(text("limit")),
        });
      });
    });
    app.post(`${page}/:code`, async (context) => {
      const form = await readDeskForm(context);
      const code = context.req.param("code");
      if (form.text("command") !== "end") throw notFound();
      const work = {
        permission: "decidePrices",
        action: "coupon.end",
        subject: subjectOf({ code }),
        page,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        await endCoupon(inside, code);
      });
    });
  };
}

const subjectOf = ({ code }: Pick<Coupon, "code">) => `coupon:${code}`;

function standingOf({ validFrom, validTo }: Coupon, today: string): "ahead" | "running" | "over" {
  if (validTo < today) return "over";
  return validFrom > today ? "ahead" : "running";
}

async function showCoupons(
  { service, seat }: Desk,
  context: Context,
  mayDecide: boolean,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = couponTexts[language];
  const today = todayOf(service);
  const products = await productsOn(service.db, today);
  const rows = await service.db.select().from(coupon).orderBy(desc(coupon.validTo), coupon.code);
  const linesOf = await eventLines(service.db, seat, rows.map(subjectOf), language);
  const nameOf = (code: string) => products.get(code)?.title[language] ?? code;
  const cards = rows.map((row) => {
    const standing = standingOf(row, today);
    const discount =
      row.kind === "percent" ? `−${row.percent} %` : `−${fromDiram(row.amountDiram ?? 0)} TJS`;
    const where =
      row.productCodes.length > 0 ? row.productCodes.map(nameOf).join(", ") : texts.everyProduct;
    const limit = row.useLimit === null ? "" : ` ${texts.of} ${row.useLimit}`;
    const form =
      mayDecide && standing !== "over"
        ? html`<details><summary>${texts.end}</summary><form method="post" action="${seat.path}/coupons/${row.code}?lang=${language}">${commandFields(seat, texts)}
          <button name="command" value="end">${texts.end}</button></form></details>`
        : "";
    return html`<article class="card"><h2>${row.code} · ${discount}</h2>
      <p>${texts.standings[standing]} · ${formatDate(row.validFrom)} – ${formatDate(row.validTo)}</p>
      <p>${where}</p><p class="muted">${texts.used}: ${row.usedCount}${limit}</p>${linesOf(subjectOf(row))}${form}</article>`;
  });
  const named = [...products.values()].map(({ code }) => ({ code, name: nameOf(code) }));
  const create = mayDecide ? createForm(seat, context, { language, today, named }) : "";
  const list = cards.length > 0 ? html`${cards}` : html`<p>${texts.empty}</p>`;
  const body = html`${deskProblem(context, language)}${create}${list}`;
  const { title } = texts;
  return sendDeskPage(context, { language, title, body });
}

function createForm(
  seat: Seat,
  context: Context,
  {
    language,
    today,
    named,
  }: {
    readonly language: Language;
    readonly today: string;
    readonly named: readonly { readonly code: string; readonly name: string }[];
  },
) {
  const texts = couponTexts[language];
  const typed = (name: (typeof TYPED)[number]) => context.req.query(name) ?? "";
  const chosen = typed("products").split(",");
  const options = KINDS.map(
    (kind) =>
      html`<option value="${kind}" ${typed("kind") === kind ? "selected" : ""}>${texts.kinds[kind]}</option>`,
  );
  const boxes = named
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(
      ({ code, name }) =>
        html`<label class="check"><input type="checkbox" name="products" value="${code}" ${chosen.includes(code) ? "checked" : ""}> ${name}</label>`,
    );
  return html`<section class="card"><details ${typed("code") === "" ? "" : "open"}><summary>${texts.create}</summary>
    <form method="post" action="${seat.path}/coupons?lang=${language}">
    <label>${texts.code} <input name="code" required minlength="3" maxlength="20" pattern="[A-Za-z0-9][A-Za-z0-9\\-]+" autocapitalize="characters" value="${typed("code")}"></label>
    <label>${texts.kind} <select name="kind">${options}</select></label>
    <label>${texts.value} <input name="value" type="number" min="0.01" step="0.01" required value="${typed("value")}"></label>
    <label>${texts.from} <input name="validFrom" type="date" required value="${typed("validFrom") || today}"></label>
    <label>${texts.to} <input name="validTo" type="date" min="${today}" required value="${typed("validTo") || addMonths(today, 1)}"></label>
    <label>${texts.limit} <input name="limit" type="number" min="1" step="1" value="${typed("limit")}"></label>
    <fieldset><legend>${texts.products}</legend><p class="muted">${texts.noneMeansAll}</p>${boxes}</fieldset>
    ${commandFields(seat, texts)}<button class="main">${texts.create}</button></form></details></section>`;
}
