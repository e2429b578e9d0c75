import { addMonths, formatDate, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { badge } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { eventLines } from "#src/desk/shell/record-parts.ts";
import type { Audited } from "#src/desk/timeline/timeline-entries.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import type { coupon, product } from "#src/platform/database/schema/sales.ts";
import { decimalText } from "#src/platform/texts/amount-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";

export type Coupon = typeof coupon.$inferSelect;

/** Promo codes, latest end date first, and the products that they can be limited to. */
export interface CouponsFacts {
  readonly coupons: readonly Audited<Coupon>[];
  readonly proposals: readonly Proposal[];
  readonly products: readonly Pick<typeof product.$inferSelect, "code" | "title">[];
  readonly today: string;
}

const ru = {
  title: "Промокоды",
  empty: "Промокодов пока нет",
  everyProduct: "Для всех полисов",
  used: "Использован",
  of: "из",
  statuses: {
    ahead: "ещё не начался",
    running: "действует",
    over: "закончился",
  } satisfies Readonly<Record<"ahead" | "running" | "over", string>>,
  end: "Завершить сейчас",
  create: "Новый промокод",
  add: "Добавить промокод",
  code: "Промокод",
  kind: "Скидка",
  kinds: { percent: "в процентах", fixed: "в TJS" } satisfies Readonly<
    Record<"percent" | "fixed", string>
  >,
  value: "Размер скидки",
  products: "Для каких полисов",
  noneMeansAll: "Если ничего не отмечено, промокод действует для всех.",
  from: "Первый день",
  to: "Последний день",
  limit: "Сколько раз можно применить (пусто: без ограничения)",
  reason: "Почему",
  decidedBy: "Кто решил",
};

const tg: typeof ru = {
  title: "Рамзҳои тахфиф",
  empty: "Ҳанӯз рамзи тахфиф нест",
  everyProduct: "Барои ҳамаи полисҳо",
  used: "Истифода шуд",
  of: "аз",
  statuses: { ahead: "ҳанӯз оғоз нашудааст", running: "амал мекунад", over: "ба охир расид" },
  end: "Ҳозир ба охир расондан",
  create: "Рамзи тахфифи нав",
  add: "Илова кардани рамз",
  code: "Рамзи тахфиф",
  kind: "Тахфиф",
  kinds: { percent: "бо фоиз", fixed: "бо TJS" },
  value: "Андозаи тахфиф",
  products: "Барои кадом полисҳо",
  noneMeansAll: "Агар чизе интихоб нашавад, рамз барои ҳама амал мекунад.",
  from: "Рӯзи аввал",
  to: "Рӯзи охир",
  limit: "Чанд маротиба истифода бурдан мумкин (холӣ: бе маҳдудият)",
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
};

const en: typeof ru = {
  title: "Promo codes",
  empty: "There are no promo codes yet",
  everyProduct: "For every policy",
  used: "Used",
  of: "of",
  statuses: { ahead: "has not begun", running: "running", over: "over" },
  end: "End it now",
  create: "New promo code",
  add: "Add the promo code",
  code: "Promo code",
  kind: "Discount",
  kinds: { percent: "in percent", fixed: "in TJS" },
  value: "Size of the discount",
  products: "For which policies",
  noneMeansAll: "If nothing is ticked, the code works for every policy.",
  from: "First day",
  to: "Last day",
  limit: "How often it may be used (empty: no limit)",
  reason: "Why",
  decidedBy: "Who decided",
};

/** Texts of the promo code page. */
const couponTexts = { ru, tg, en };

type CouponFacts = CouponsFacts["coupons"][number];

/** Kinds of discount: percent, or a fixed amount of TJS. */
export const COUPON_KINDS = ["percent", "fixed"] as const;

/** Fields of a new promo code. */
export const COUPON_FIELDS = [
  "code",
  "kind",
  "value",
  "products",
  "validFrom",
  "validTo",
  "limit",
] as const;

const TONES = { ahead: "info", running: "success", over: "neutral" } as const;

/** Promo codes: discount, period, products, number of uses, and creator. */
export function couponsView(desk: StaffRequest, shown: CouponsFacts): DeskPage {
  const { coupons, proposals, products, today } = shown;
  const { language } = desk;
  const texts = couponTexts[language];
  const mayDecide = desk.may("decidePrices");
  const names = new Map(products.map(({ code, title }) => [code, title[language]]));
  const cards = coupons.map((one) => couponCard(desk, one, { language, today, mayDecide, names }));
  const create = mayDecide ? createForm(desk, { language, today, names }) : "";
  const list =
    cards.length > 0 ? html`<div class="desk-cards">${cards}</div>` : html`<p>${texts.empty}</p>`;
  const body = html`${proposalCards(desk, proposals)}${create}${list}`;
  return { title: texts.title, body };
}

interface Drawing {
  readonly language: Language;
  readonly today: string;
  /** Product names, by code. */
  readonly names: ReadonlyMap<string, string>;
}

function couponCard(
  desk: DeskRequest,
  { thing, events }: CouponFacts,
  { language, today, mayDecide, names }: Drawing & { readonly mayDecide: boolean },
) {
  const texts = couponTexts[language];
  const { code, productCodes, validFrom, validTo, usedCount, useLimit } = thing;
  const status = getStatus(thing, today);
  const discount =
    thing.kind === "percent"
      ? `${decimalText(thing.percent ?? 0, language)}\u00a0%`
      : moneyText(thing.amountDiram ?? 0, "TJS", language);
  const where =
    productCodes.length > 0
      ? productCodes.map((one) => names.get(one) ?? one).join(", ")
      : texts.everyProduct;
  const limit = useLimit === null ? "" : ` ${texts.of} ${useLimit}`;
  const form =
    mayDecide && status !== "over"
      ? html`<details><summary>${texts.end}</summary><form method="post" action="${desk.address(`/coupons/${code}`)}">${commandFields(desk, texts)}
          <button name="command" value="end">${texts.end}</button></form></details>`
      : "";
  return html`<article class="card"><div class="desk-heading"><h2>${code} · −${discount}</h2>${badge(TONES[status], texts.statuses[status])}</div>
      <p>${formatDate(validFrom)} – ${formatDate(validTo)}</p>
      <p>${where}</p><p class="muted">${texts.used}: ${usedCount}${limit}</p>${eventLines(desk, events)}${form}</article>`;
}

function getStatus(
  { validFrom, validTo }: CouponFacts["thing"],
  today: string,
): "ahead" | "running" | "over" {
  if (validTo < today) return "over";
  return validFrom > today ? "ahead" : "running";
}

function createForm(desk: DeskRequest, { language, today, names }: Drawing) {
  const texts = couponTexts[language];
  const typed = (name: (typeof COUPON_FIELDS)[number]) => desk.query[name] ?? "";
  const chosen = typed("products").split(",");
  const options = COUPON_KINDS.map(
    (kind) =>
      html`<option value="${kind}" ${typed("kind") === kind ? "selected" : ""}>${texts.kinds[kind]}</option>`,
  );
  const boxes = [...names]
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .map(
      ([code, name]) =>
        html`<label class="check"><input type="checkbox" name="products" value="${code}" ${chosen.includes(code) ? "checked" : ""}> ${name}</label>`,
    );
  return html`<section class="card"><details ${typed("code") === "" ? "" : "open"}><summary>${texts.create}</summary>
    <form method="post" action="${desk.address("/coupons")}">
    <label>${texts.code} <input name="code" required minlength="3" maxlength="20" pattern="[A-Za-z0-9][A-Za-z0-9\\-]+" autocapitalize="characters" value="${typed("code")}"></label>
    <label>${texts.kind} <select name="kind">${options}</select></label>
    <label>${texts.value} <input name="value" type="number" min="0.01" step="0.01" required value="${typed("value")}"></label>
    ${dayField(desk.language, texts.from, { name: "validFrom", value: typed("validFrom") || today, required: true })}
    ${dayField(desk.language, texts.to, { name: "validTo", value: typed("validTo") || addMonths(today, 1), required: true })}
    <label>${texts.limit} <input name="limit" type="number" min="1" step="1" value="${typed("limit")}"></label>
    <fieldset><legend>${texts.products}</legend><p class="muted">${texts.noneMeansAll}</p>${boxes}</fieldset>
    ${commandFields(desk, texts)}<button class="main">${texts.add}</button></form></details></section>`;
}
