import { LANGUAGES, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { ContentVersion } from "#src/content/schema/content-table.ts";
import { contentTexts } from "#src/desk/pages/content/content-texts.ts";
import {
  contentBackLinks,
  differenceList,
  itemPath,
  itemTitle,
  previewLink,
  savingFields,
  versionLine,
} from "#src/desk/pages/content/content-view.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { type FieldFaults, failureAlert, faultSummary } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import {
  aboutSection,
  type CategoryChoice,
  conditionsSection,
  coversSection,
  exclusionsSection,
  insuredSection,
  moneySection,
  pageSection,
} from "./box-sections.ts";
import { boxFormTexts } from "./texts/box-form-texts.ts";

/** Path of the form that composes a box, below the desk path. */
export const boxFormPath = (slug?: string, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({
    ...(slug === undefined ? {} : { slug }),
    ...more,
  }).toString();
  return `/content/box/compose${query === "" ? "" : `?${query}`}`;
};

/** The form that composes a box. */
export interface BoxFormFacts {
  /** `undefined` for a new box. */
  readonly slug: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly versions: readonly ContentVersion[];
  /** Present once the product has a price. */
  readonly priceDiram: number | undefined;
  readonly isShown: boolean;
  readonly languages: readonly Language[];
  readonly categories: readonly CategoryChoice[];
  /** Names of files of the site. */
  readonly files: readonly string[];
  /** Boxes that a new one may be made from. */
  readonly boxes: readonly CategoryChoice[];
  /** Title of the box from which the form is filled in. */
  readonly copied?: string | undefined;
  /** Numbers of empty rows. */
  readonly empty: { readonly covers: number; readonly exclusions: number };
  readonly typed?: {
    readonly reason: string;
    readonly publishOn: string;
    /** Number of the version that the form was based on. */
    readonly basedOn: number;
  };
  readonly faults?: FieldFaults;
  /** Another editor has saved a newer version since the form was opened. */
  readonly isOvertaken?: boolean;
  readonly refusal?: FailureCode;
}

/** The form of a box in sections, with what it looks like before it is on sale. */
export function boxFormView(desk: DeskRequest, form: BoxFormFacts): DeskPage {
  const { language } = desk;
  const texts = boxFormTexts[language];
  const { slug, data, versions, typed } = form;
  const faults: FieldFaults = form.faults ?? new Map();
  const isNew = slug === undefined;
  const [newest] = versions;
  const drawing = { language, languages: form.languages, data, faults };
  const section = (name: keyof typeof texts.sections, fields: unknown) =>
    html`<section class="card" aria-labelledby="s-${name}"><h2 id="s-${name}">${texts.sections[name]}</h2>${fields}</section>`;
  const priceNow =
    form.priceDiram === undefined
      ? undefined
      : { code: String(data.productCode), price: moneyText(form.priceDiram, "TJS", language) };
  // An editor who has seen the newer version may replace it with the next submission.
  const isKnown = form.isOvertaken || typed === undefined;
  const basedOn = isKnown ? (newest?.version ?? 0) : typed.basedOn;
  const body = html`${alerts(desk, form, faults)}${isNew ? copyForm(desk, form) : lookCard(desk, form)}
    <form class="box-form" method="post" action="${desk.address(boxFormPath(slug))}" novalidate data-keep="compose/${slug ?? ""}">
    <p role="status" data-kept hidden>${contentTexts[language].kept} <button type="button" data-drop>${contentTexts[language].drop}</button></p>
    ${section("about", aboutSection(drawing, desk, { isNew, categories: form.categories }))}
    ${section("insured", insuredSection(drawing))}
    ${section("money", moneySection(drawing, desk, priceNow))}
    ${section("covers", coversSection(drawing, form.empty.covers))}
    ${section("exclusions", exclusionsSection(drawing, form.empty.exclusions))}
    ${section("conditions", conditionsSection(drawing))}
    ${section("page", pageSection(drawing, desk, form.files))}
    <section class="card">${savingFields(desk, language, basedOn, typed?.reason)}
    <div class="tools"><button class="main" name="command" value="draft">${texts.draft}</button>
    <button name="command" value="publish">${texts.propose}</button></div>
    <details ${typed?.publishOn ? "open" : ""}><summary>${texts.planning}</summary>
    ${dayField(language, contentTexts[language].publishOn, { name: "publishOn", value: typed?.publishOn ?? "" })}
    <button name="command" value="plan">${texts.plan}</button></details></section></form>`;
  const isTyped = typed !== undefined;
  return {
    title: isNew
      ? texts.create
      : `${texts.edit}: ${itemTitle({ kind: "box", slug }, data, language)}`,
    back: contentBackLinks(desk, "box"),
    isTyped,
    status: isTyped && (faults.size > 0 || form.isOvertaken || form.refusal) ? 422 : 200,
    body,
  };
}

function alerts(desk: DeskRequest, form: BoxFormFacts, faults: FieldFaults) {
  const { language } = desk;
  const texts = contentTexts[language];
  const [newest] = form.versions;
  if (form.isOvertaken && newest) {
    return html`<section class="card" role="alert"><p>${texts.changed}</p><p>${versionLine(desk, newest, language)}</p>
      <p><del>${texts.theirs}</del> <ins>${texts.yours}</ins></p>${differenceList(newest.data, form.data, language)}</section>`;
  }
  if (faults.size > 0) return faultSummary(texts.faults, faults);
  if (form.refusal) return failureAlert(language, form.refusal);
  if (desk.query.saved !== undefined) return html`<p class="card" role="status">${texts.saved}</p>`;
  if (form.copied === undefined) return "";
  return html`<p class="card" role="status">${fill(boxFormTexts[language].copied, { title: form.copied })}</p>`;
}

/** Chooses a box from which a new one is made. */
function copyForm(desk: DeskRequest, { boxes, typed }: BoxFormFacts) {
  const { language } = desk;
  const texts = boxFormTexts[language];
  if (boxes.length === 0 || typed !== undefined) return html`<p>${texts.intro}</p>`;
  const options = boxes.map(({ slug, title }) => html`<option value="${slug}">${title}</option>`);
  return html`<p>${texts.intro}</p><section class="card"><details><summary>${texts.copy}</summary>
    <form method="get" action="${desk.path}/content/box/compose"><input type="hidden" name="lang" value="${language}">
    <label>${texts.copyFrom} <select name="copy">${options}</select></label><button>${texts.copyDo}</button></form></details></section>`;
}

/** Links to the page, the order and the document of the newest version. */
function lookCard(desk: DeskRequest, { slug = "", versions, isShown, typed }: BoxFormFacts) {
  const { language } = desk;
  const texts = boxFormTexts[language];
  const saved = contentTexts[language];
  const item = { kind: "box", slug } as const;
  const [newest] = versions;
  const history = html`<a href="${desk.address(itemPath("history", item))}">${saved.history}</a>`;
  const status = html`<p class="muted">${isShown ? saved.shown : saved.notShown}${newest ? ` · ${versionLine(desk, newest, language)}` : ""}</p>`;
  if (!newest?.data) return html`${status}<p>${history}</p>`;
  const papers = LANGUAGES.map((one) => {
    const query = new URLSearchParams({ slug, version: String(newest.version), lang: one });
    return html` <a href="${desk.path}/content/box/paper?${query}" target="_blank" hreflang="${one}">${one.toUpperCase()}</a>`;
  });
  return html`<section class="card"><h2>${texts.look}</h2>${status}
    <p>${previewLink(desk, item, newest, language, texts.lookPage)} · ${texts.lookPaper}:${papers} · ${history}</p>
    <p class="hint">${isShown ? "" : `${texts.lookHint} `}${typed === undefined ? "" : texts.lookOld}</p></section>`;
}
