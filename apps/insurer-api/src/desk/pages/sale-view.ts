import { LANGUAGES } from "@sughurta/domain";
import { html } from "hono/html";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, deskTable, momentView } from "#src/desk/shell/elements.ts";
import { actorField, decisionField } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { policyLink } from "#src/desk/shell/record-parts.ts";
import { type ListPage, nextLink } from "#src/desk/shell/work-list.ts";
import type { StaffSale } from "#src/platform/database/schema/staff-sale.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";

const ru = {
  title: "Продажи",
  empty: "Продаж пока нет",
  start: "Продать полис",
  product: "Что продаём",
  place: "Как покупатель даёт согласие",
  places: { phone: "По телефону", office: "В офисе" },
  language: "Язык покупателя",
  languages: { ru: "Русский", tg: "Таджикский", en: "Английский" },
  hint: "Откроется форма заказа сайта. Заполните её со слов покупателя. Ссылку на оплату он получит по SMS и на почту и заплатит сам.",
  seller: "Продавец",
  when: "Начата",
  state: "Состояние",
  policy: "Полис",
  ready: "Ссылка готова",
  open: "Заказ заполняется",
  sent: "Ссылка на оплату отправлена",
  paid: "Оплачено",
  over: "Время вышло",
  form: "Форма заказа",
  openForm: "Открыть форму заказа",
  once: "Ссылка открывается один раз и только у вас. Когда форма откроется, на заказ есть {{hours}} часа. Сеанс сайта в этом браузере начнётся заново: незаконченный заказ в нём закроется.",
  consent:
    "Прочитайте покупателю условия и спросите согласие на обработку данных. Отметьте его в форме, когда покупатель ответит. При оплате он подтвердит его сам.",
  back: "К продажам",
  decidedBy: "Кто продаёт",
};

const tg: typeof ru = {
  title: "Фурӯшҳо",
  empty: "Ҳанӯз фурӯш нест",
  start: "Фурӯхтани полис",
  product: "Чӣ мефурӯшем",
  place: "Харидор чӣ тавр розигӣ медиҳад",
  places: { phone: "Бо телефон", office: "Дар дафтар" },
  language: "Забони харидор",
  languages: { ru: "Русӣ", tg: "Тоҷикӣ", en: "Англисӣ" },
  hint: "Варақаи фармоиши сомона кушода мешавад. Онро аз рӯйи гуфтаи харидор пур кунед. Пайванди пардохтро ӯ бо SMS ва почтаи электронӣ мегирад ва худаш пардохт мекунад.",
  seller: "Фурӯшанда",
  when: "Оғоз шуд",
  state: "Ҳолат",
  policy: "Полис",
  ready: "Пайванд тайёр аст",
  open: "Фармоиш пур карда мешавад",
  sent: "Пайванди пардохт фиристода шуд",
  paid: "Пардохт шуд",
  over: "Вақт гузашт",
  form: "Варақаи фармоиш",
  openForm: "Кушодани варақаи фармоиш",
  once: "Пайванд як бор ва танҳо дар назди шумо кушода мешавад. Пас аз кушодан барои фармоиш {{hours}} соат вақт ҳаст. Сеанси сомона дар ин браузер аз нав оғоз мешавад: фармоиши нотамом дар он баста мешавад.",
  consent:
    "Ба харидор шартҳоро хонед ва барои коркарди маълумот розигӣ пурсед. Пас аз ҷавоби ӯ дар варақа қайд кунед. Ҳангоми пардохт ӯ худаш тасдиқ мекунад.",
  back: "Ба фурӯшҳо",
  decidedBy: "Кӣ мефурӯшад",
};

const en: typeof ru = {
  title: "Sales",
  empty: "No sales yet",
  start: "Sell a policy",
  product: "Product",
  place: "How the buyer gives consent",
  places: { phone: "By phone", office: "At an office" },
  language: "Language of the buyer",
  languages: { ru: "Russian", tg: "Tajik", en: "English" },
  hint: "The order form of the site opens. Fill it in with the buyer. They receive a payment link by SMS and email, and pay themselves.",
  seller: "Seller",
  when: "Started",
  state: "State",
  policy: "Policy",
  ready: "Link is ready",
  open: "Order is being filled in",
  sent: "Payment link sent",
  paid: "Paid",
  over: "Time is over",
  form: "Order form",
  openForm: "Open the order form",
  once: "The link opens once, and only for you. When the form is open, there are {{hours}} hours for the order. The session of the site in this browser begins again: an unfinished order in it is closed.",
  consent:
    "Read the terms to the buyer and ask for consent to the processing of their data. Tick it in the form after they answer. They confirm it themselves when they pay.",
  back: "Back to sales",
  decidedBy: "Who sells",
};

const saleTexts = { ru, tg, en };

/** A sale with the policy that it led to. */
export interface ListedSale {
  readonly sale: StaffSale;
  readonly policyNumber: string | null;
}

/** A page of sales by staff. */
export interface SalesFacts extends Pick<ListPage<ListedSale>, "shown" | "next"> {
  /** Names of products, by kind of draft. */
  readonly products: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** Sales by staff, newest first, and the form that starts one. */
export function salesView(
  desk: StaffRequest,
  { shown, next, products, now }: SalesFacts,
): DeskPage {
  const { language } = desk;
  const texts = saleTexts[language];
  const rows = shown.map(({ sale, policyNumber }) => [
    html`<strong>${products.get(sale.draftKind) ?? sale.draftKind}</strong>`,
    sale.staffName,
    getState(desk, sale, { policyNumber, now }),
    texts.places[sale.place],
    momentView(desk, sale.createdAt),
    policyNumber === null ? "–" : policyLink(desk, policyNumber),
  ]);
  const columns = [texts.product, texts.seller, texts.state, texts.place, texts.when, texts.policy];
  const list =
    rows.length > 0 ? deskTable(texts.title, columns, rows) : html`<p>${texts.empty}</p>`;
  const form = desk.may("sellPolicies") ? startForm(desk, products) : "";
  return { title: texts.title, body: html`${form}${list}${nextLink(desk, next)}` };
}

function getState(
  { language }: DeskRequest,
  { openedAt, sentAt, expiresAt }: StaffSale,
  { policyNumber, now }: { readonly policyNumber: string | null; readonly now: Date },
) {
  const texts = saleTexts[language];
  if (policyNumber !== null) return badge("success", texts.paid);
  if (sentAt) return badge("info", texts.sent);
  if (expiresAt <= now) return badge("neutral", texts.over);
  return openedAt ? badge("warning", texts.open) : badge("neutral", texts.ready);
}

function startForm(desk: StaffRequest, products: SalesFacts["products"]) {
  const { language } = desk;
  const texts = saleTexts[language];
  const sold = [...products].toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return html`<section class="card"><h2>${texts.start}</h2><p class="muted">${texts.hint}</p>
    <form method="post" action="${desk.address("/sales")}">${decisionField()}${actorField(desk, texts)}
    <label>${texts.product} <select name="product" required>${sold.map(([kind, title]) => html`<option value="${kind}">${title}</option>`)}</select></label>
    <fieldset><legend>${texts.place}</legend>${(["phone", "office"] as const).map(
      (place) =>
        html`<label class="check"><input type="radio" name="place" value="${place}" required ${place === "phone" ? "checked" : ""}> ${texts.places[place]}</label>`,
    )}</fieldset>
    <label>${texts.language} <select name="language">${LANGUAGES.map((one) => html`<option value="${one}" ${one === language ? "selected" : ""}>${texts.languages[one]}</option>`)}</select></label>
    <button class="main">${texts.start}</button></form></section>`;
}

/** The link to the order form of a sale that was started, shown once. */
export function saleLinkView(
  desk: DeskRequest,
  { href, hours }: { readonly href: string; readonly hours: number },
): DeskPage {
  const { language } = desk;
  const texts = saleTexts[language];
  const body = html`<section class="card"><p>${texts.consent}</p><p class="muted">${fill(texts.once, { hours })}</p>
    <p><a class="button main" href="${href}" target="_blank" rel="noopener noreferrer">${texts.openForm}</a></p></section>`;
  return {
    title: texts.form,
    back: backLinks(desk, { path: "/sales", label: texts.back }),
    body,
    isTyped: true,
  };
}
