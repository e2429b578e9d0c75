import { INSURED_KINDS, REPORTING_KINDS } from "@sughurta/domain/box";
import { html } from "hono/html";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { faultText } from "#src/desk/shell/form-fields.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import {
  checkField,
  choiceField,
  type Drawing,
  lineField,
  numberField,
  shownAt,
  textsField,
  valueAt,
} from "./box-fields.ts";
import { descriptionText } from "./description-text.ts";
import { boxFormTexts } from "./texts/box-form-texts.ts";

/** A closed list of values with their texts, in a fixed order. */
const toOptions = <Value extends string>(
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
) => Object.fromEntries(values.map((value) => [value, texts[value]]));

/** A category of the catalogue that a box may be in. */
export interface CategoryChoice {
  readonly slug: string;
  readonly title: string;
}

/** Name, address and place on the site. */
export function aboutSection(
  drawing: Drawing,
  desk: DeskRequest,
  {
    isNew,
    categories,
  }: { readonly isNew: boolean; readonly categories: readonly CategoryChoice[] },
) {
  const texts = boxFormTexts[drawing.language];
  const chosen = valueAt(drawing.data, "categories");
  const isIn = (slug: string) => Array.isArray(chosen) && chosen.includes(slug);
  const boxes =
    categories.length > 0
      ? categories.map(({ slug, title }) => checkField("categories", title, isIn(slug), slug))
      : html`<p>${texts.noCategories} <a href="${desk.address("/content/boxCategory")}">${texts.addCategory}</a></p>`;
  const flags = (["boxed", "popular", "seo", "isPartner"] as const).map((name) =>
    checkField(name, texts[name], valueAt(drawing.data, name) === true),
  );
  const naming = isNew
    ? html`${lineField(drawing, "slug", { label: texts.slug, hint: texts.slugHint })}
      ${lineField(drawing, "productCode", { label: texts.productCode, hint: texts.productCodeHint })}`
    : html`<p class="muted">/boxes/${shownAt(drawing, "slug")} · ${shownAt(drawing, "productCode")}</p>`;
  return html`${textsField(drawing, "title", { label: texts.title })}
    ${textsField(drawing, "shortDesc", { label: texts.shortDesc, hint: texts.shortDescHint }, { rows: 3 })}
    ${naming}
    <div class="texts" role="group" id="f-categories" aria-label="${texts.categories}"><p class="text-name">${texts.categories}</p>${faultText("categories", drawing.faults)}<div class="three">${boxes}</div></div>
    <div class="texts" role="group" aria-label="${texts.flags}"><p class="text-name">${texts.flags}</p>${flags}</div>`;
}

/** Who or what is insured, and their ages. */
export function insuredSection(drawing: Drawing) {
  const texts = boxFormTexts[drawing.language];
  return html`${choiceField(
    drawing,
    "sale.insures",
    { label: texts.insures, hint: texts.insuresHint },
    toOptions(INSURED_KINDS, texts.kinds),
  )}
  <div class="three" id="f-sale.insuredAges">${numberField(drawing, "sale.insuredAges.from", { label: texts.agesFrom })}
  ${numberField(drawing, "sale.insuredAges.to", { label: texts.agesTo })}</div>
  ${faultText("sale.insuredAges", drawing.faults)}<p class="hint">${texts.agesHint}</p>`;
}

/** Price, sum insured and term; `priceNow` is the price of a product that is sold already. */
export function moneySection(
  drawing: Drawing,
  desk: DeskRequest,
  priceNow: { readonly code: string; readonly price: string } | undefined,
) {
  const texts = boxFormTexts[drawing.language];
  const price = priceNow
    ? html`<p>${fill(texts.priceNow, { price: priceNow.price })} <a href="${desk.address(`/prices/${priceNow.code}`)}">${texts.prices}</a></p>`
    : html`${numberField(drawing, "sale.price", { label: texts.price, hint: texts.priceHint })}
      ${checkField("sale.isSale", texts.isSale, valueAt(drawing.data, "sale.isSale") !== false)}`;
  return html`${price}
    ${numberField(drawing, "sale.prepaid", { label: texts.prepaid, hint: texts.prepaidHint })}
    ${numberField(drawing, "sale.activeMonths", { label: texts.activeMonths })}`;
}

/** Rows of a list: the filled ones, and empty ones to fill. */
function rowsView(
  drawing: Drawing,
  path: string,
  empty: number,
  row: (path: string, index: number) => unknown,
) {
  const value = valueAt(drawing.data, path);
  const size = (Array.isArray(value) ? value.length : 0) + empty;
  const rows = Array.from({ length: size }, (_, index) => row(`${path}.${index}`, index));
  return html`<input type="hidden" name="${path}.size" value="${size}">${faultText(path, drawing.faults)}${rows}`;
}

const moreButton = (label: string, part: string) =>
  html`<button name="command" value="${part}" formnovalidate>${label}</button>`;

/** The covered events with their payouts. */
export function coversSection(drawing: Drawing, empty: number) {
  const texts = boxFormTexts[drawing.language];
  const { payoutKinds, pers } = texts;
  const rows = rowsView(drawing, "sale.terms.covers", empty, (path, index) => {
    const own = `${path}.payout`;
    return html`<fieldset id="f-${path}"><legend>${texts.cover} ${index + 1}</legend>
      ${textsField(drawing, `${path}.text`, { label: texts.event }, { rows: 2 })}
      <div class="three" id="f-${own}">${choiceField(drawing, `${own}.kind`, { label: texts.payout }, payoutKinds)}
      ${numberField(drawing, `${own}.from`, { label: texts.payoutFrom })}
      ${numberField(drawing, `${own}.sum`, { label: texts.payoutSum }, sumPath(drawing, own))}
      ${choiceField(drawing, `${own}.per`, { label: texts.per }, pers)}</div>${faultText(own, drawing.faults)}</fieldset>`;
  });
  return html`<p class="hint">${texts.coversHint}</p>${rows}${moreButton(texts.more, "moreCovers")}`;
}

/** The upper end of a range is typed where other payouts have their sum. */
const sumPath = (drawing: Drawing, path: string) =>
  valueAt(drawing.data, `${path}.to`) === undefined ? `${path}.sum` : `${path}.to`;

/** What is not paid for. */
export function exclusionsSection(drawing: Drawing, empty: number) {
  const texts = boxFormTexts[drawing.language];
  const rows = rowsView(drawing, "sale.terms.exclusions", empty, (path, index) =>
    textsField(drawing, path, { label: `${texts.exclusion} ${index + 1}` }, { rows: 2 }),
  );
  return html`<p class="hint">${texts.exclusionsHint}</p>${rows}${moreButton(texts.more, "moreExclusions")}`;
}

/** Territory, reporting and limits. */
export function conditionsSection(drawing: Drawing) {
  const texts = boxFormTexts[drawing.language];
  const terms = (name: string) => `sale.terms.${name}`;
  const optional = (label: string) => `${label} (${texts.optional})`;
  return html`${textsField(drawing, terms("territory"), { label: texts.territory })}
    ${choiceField(drawing, terms("reporting"), { label: texts.reporting }, toOptions([...REPORTING_KINDS].toReversed(), texts.reportings))}
    ${numberField(drawing, terms("waitingDays"), { label: optional(texts.waitingDays), hint: texts.waitingHint })}
    ${numberField(drawing, terms("payouts"), { label: optional(texts.payouts), hint: texts.payoutsHint })}
    ${numberField(drawing, terms("sumPerPerson"), { label: optional(texts.sumPerPerson) })}
    ${numberField(drawing, terms("tripDays"), { label: optional(texts.tripDays) })}
    ${textsField(drawing, terms("declaration"), { label: optional(texts.declaration), hint: texts.declarationHint }, { rows: 2 })}`;
}

/** Description, picture and the document with the terms of insurance. */
export function pageSection(drawing: Drawing, desk: DeskRequest, files: readonly string[]) {
  const texts = boxFormTexts[drawing.language];
  const toList = (id: string, isListed: (name: string) => boolean) =>
    html`<datalist id="${id}">${files.filter(isListed).map((name) => html`<option value="/files/${name}"></option>`)}</datalist>`;
  const isPdf = (name: string) => name.endsWith(".pdf");
  const picture = shownAt(drawing, "mainImg");
  const upload = desk.may("editContent")
    ? html`<p><a href="${desk.address("/content/files")}" target="_blank">${texts.files}</a></p>`
    : "";
  return html`${textsField(
    drawing,
    "fullDesc",
    { label: texts.fullDesc, hint: texts.fullDescHint },
    { rows: 8, shown: descriptionText },
  )}
  ${lineField(drawing, "mainImg", { label: texts.picture, hint: texts.pictureHint }, { list: "pictures" })}
  ${picture.startsWith("/files/") ? html`<img class="desk-thumb" src="${picture}" alt="" loading="lazy">` : ""}
  ${lineField(drawing, "termsFile", { label: texts.termsFile, hint: texts.termsFileHint }, { list: "papers" })}
  ${toList("pictures", (name) => !isPdf(name))}${toList("papers", isPdf)}${upload}`;
}
