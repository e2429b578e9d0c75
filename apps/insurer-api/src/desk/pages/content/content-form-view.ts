import { formatDate, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { OPEN_KINDS } from "#src/content/archive/seed-content.ts";
import type { ContentKind } from "#src/content/schema/content-schemas.ts";
import type { ContentVersion } from "#src/content/schema/content-table.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { type FieldFaults, failureAlert, faultSummary } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import type { pageLanguage } from "#src/platform/http/html-page.ts";
import { itemFields } from "./content-field-views.ts";
import { getFields } from "./content-form.ts";
import { contentTexts } from "./content-texts.ts";
import {
  composeLink,
  contentBackLinks,
  differenceList,
  itemPath,
  itemTitle,
  previewLink,
  savingFields,
  versionLine,
} from "./content-view.ts";

/** Initial state of the form of an item. */
export interface ContentFormFacts {
  readonly kind: ContentKind;
  /** `undefined` for a new item. */
  readonly slug: string | undefined;
  /** Data in the form. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly versions: readonly ContentVersion[];
  /** The saved version in the form, if it is one. */
  readonly opened?: ContentVersion | undefined;
  readonly isShown: boolean;
  /** Languages of the site. */
  readonly languages: readonly Language[];
  readonly today: string;
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

/** The form of an item: each text in the languages of the site, and the commands to save or publish it. */
export function contentFormView(desk: DeskRequest, form: ContentFormFacts): DeskPage {
  const { language } = desk;
  const texts = contentTexts[language];
  const { kind, slug, data, versions, typed } = form;
  const faults: FieldFaults = form.faults ?? new Map();
  const [newest] = versions;
  const planned = versions.find(({ state }) => state === "planned");
  const name = slug === undefined ? texts.add : itemTitle({ kind, slug }, data, language);
  const action =
    slug === undefined
      ? desk.address(`/content/${kind}/item`)
      : desk.address(itemPath("item", { kind, slug }));
  const statusBadge =
    slug === undefined
      ? ""
      : html`<p class="muted">${form.isShown ? texts.shown : texts.notShown}${newest ? ` · ${texts.newest}: ${versionLine(desk, newest, language)}` : ""}${planned?.publishOn ? ` · ${texts.plannedFor} ${formatDate(planned.publishOn)}` : ""}</p>
        <p><a href="${desk.address(itemPath("history", { kind, slug }))}">${texts.history}</a>${form.opened ? html` · ${previewLink(desk, { kind, slug }, form.opened, language)}` : ""}</p>`;
  const publishOn = typed?.publishOn ?? "";
  // An editor who has seen the newer version may replace it with the next submission.
  const isKnown = form.isOvertaken || typed === undefined;
  const basedOn = isKnown ? (newest?.version ?? 0) : typed.basedOn;
  const isTyped = typed !== undefined;
  const body = html`${statusBadge}
    ${alerts(desk, form, faults)}
    <form method="post" action="${action}" novalidate data-keep="${kind}/${slug ?? ""}">
    <p role="status" data-kept hidden>${texts.kept} <button type="button" data-drop>${texts.drop}</button></p>
    ${kind === "box" ? html`<p class="muted">${texts.priceHint}</p>${slug === undefined ? "" : composeLink(desk, { kind, slug }, data)}` : ""}
    ${itemFields(getFields(kind), data, slug === undefined, { language, languages: form.languages, faults })}
    ${savingFields(desk, language, basedOn, typed?.reason)}
    <div class="tools"><button class="main" name="command" value="publish">${texts.publish}</button>
    <button name="command" value="draft">${texts.draft}</button></div>
    <fieldset><legend>${texts.plan}</legend>
    ${dayField(language, texts.publishOn, { name: "publishOn", value: publishOn })}
    <button name="command" value="plan">${texts.plan}</button></fieldset></form>
    ${form.isShown && slug !== undefined && OPEN_KINDS.includes(kind) ? takeOffForm(desk, form, language) : ""}`;
  return {
    title: name,
    back: contentBackLinks(desk, kind),
    isTyped,
    status: isTyped ? 422 : 200,
    body,
  };
}

function alerts(desk: DeskRequest, form: ContentFormFacts, faults: FieldFaults) {
  const { language } = desk;
  const texts = contentTexts[language];
  const [newest] = form.versions;
  if (form.isOvertaken && newest) {
    return html`<section class="card" role="alert"><p>${texts.changed}</p><p>${versionLine(desk, newest, language)}</p>
      <p><del>${texts.theirs}</del> <ins>${texts.yours}</ins></p>${differenceList(newest.data, form.data, language)}</section>`;
  }
  if (faults.size > 0) return faultSummary(texts.faults, faults);
  if (form.refusal) return failureAlert(language, form.refusal);
  const saved =
    desk.query.saved === undefined ? "" : html`<p class="card" role="status">${texts.saved}</p>`;
  return html`${saved}`;
}

function takeOffForm(
  desk: DeskRequest,
  { kind, slug = "", versions }: ContentFormFacts,
  language: ReturnType<typeof pageLanguage>,
) {
  const texts = contentTexts[language];
  return html`<section class="card"><details><summary>${texts.takeOff}</summary>
    <form method="post" action="${desk.address(itemPath("off", { kind, slug }))}">
    ${savingFields(desk, language, versions[0]?.version ?? 0)}<button>${texts.takeOff}</button></form></details></section>`;
}
