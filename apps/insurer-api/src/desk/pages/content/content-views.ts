import { formatDate, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { CONTENT_KINDS, type ContentKind } from "#src/content/content-schemas.ts";
import { type ContentVersion, contentItem } from "#src/content/content-table.ts";
import { OPEN_KINDS } from "#src/content/item-slugs.ts";
import {
  type ItemName,
  itemsOf,
  shownData,
  versionsOf,
} from "#src/content/versions/content-versions.ts";
import { commandFields, deskProblem } from "#src/desk/pages/desk-command.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { momentText } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Platform } from "#src/platform/platform.ts";
import { changedText, differencesOf } from "./content-diff.ts";
import { kindLabels, pathLabel } from "./content-labels.ts";
import { contentTexts } from "./content-texts.ts";
import { fileTexts } from "./file-texts.ts";

interface Desk {
  readonly service: Pick<Platform, "db">;
  readonly seat: Seat;
}

/** Which page of an item. */
type ItemPage = "item" | "history" | "off" | "preview";

/** The address of a page about an item. */
export function itemAddress(
  { path }: Pick<Seat, "path">,
  page: ItemPage,
  { kind, slug }: ItemName,
  more: Readonly<Record<string, string>>,
): string {
  return `${path}/content/${kind}/${page}?${new URLSearchParams({ slug, ...more })}`;
}

/** What an item is called in a list. */
export function itemTitle({ kind, slug }: ItemName, data: unknown, language: Language) {
  for (const field of ["title", "name"]) {
    const text = Object.entries(data ?? {}).find(([name]) => name === field)?.[1];
    const title = typeof text === "object" ? Object.entries(text ?? {}) : [];
    const own = title.find(([name]) => name === language)?.[1];
    if (typeof own === "string" && own !== "") return own;
  }
  return kind === slug ? kindLabels[language][kind] : slug;
}

/** The kinds of content with how many items each has. */
export async function showKinds({ service, seat }: Desk, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = contentTexts[language];
  const rows = await service.db.select({ kind: contentItem.kind }).from(contentItem);
  const cards = CONTENT_KINDS.map((kind) => {
    const count = rows.filter((row) => row.kind === kind).length;
    return html`<li><a href="${seat.path}/content/${kind}?lang=${language}">${kindLabels[language][kind]}</a> · ${count}</li>`;
  });
  const { title } = texts;
  const body = html`<p><a class="button" href="${seat.path}/content/files?lang=${language}">${fileTexts[language].title}</a></p>
    <section class="card"><ul class="rows">${cards}</ul></section>`;
  return sendDeskPage(context, { language, title, body });
}

/** The items of a kind: what each is called, and what of it is not on the site. */
export async function showItems(
  { service, seat }: Desk,
  context: Context,
  kind: ContentKind,
  mayEdit: boolean,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = contentTexts[language];
  const page = mayEdit ? "item" : "history";
  const items = await itemsOf(service.db, kind);
  const rows = items.map(({ slug, shown, newest, planned }) => {
    const notes = [
      ...(shown === undefined ? [texts.notShown] : []),
      ...(newest?.state === "draft" ? [`${texts.states.draft} (${newest.savedBy ?? ""})`] : []),
      ...(planned?.publishOn ? [`${texts.plannedFor} ${formatDate(planned.publishOn)}`] : []),
    ];
    const name = itemTitle({ kind, slug }, shown ?? newest?.data, language);
    return html`<li><a href="${itemAddress(seat, page, { kind, slug }, { lang: language })}">${name}</a>
      <span class="muted">${[slug, ...notes].join(" · ")}</span></li>`;
  });
  const add =
    mayEdit && OPEN_KINDS.includes(kind)
      ? html`<p><a class="button" href="${seat.path}/content/${kind}/item?lang=${language}">${texts.add}</a></p>`
      : "";
  const list =
    rows.length > 0
      ? html`<section class="card"><ul class="rows">${rows}</ul></section>`
      : html`<p>${texts.empty}</p>`;
  const title = kindLabels[language][kind];
  return sendDeskPage(context, {
    language,
    title,
    back: crumbs(seat, language),
    body: html`${add}${list}`,
  });
}

/** The way back to the kinds, and to the items of one. */
export function crumbs(seat: Pick<Seat, "path">, language: Language, kind?: ContentKind) {
  const items = kind
    ? html` › <a href="${seat.path}/content/${kind}?lang=${language}">${kindLabels[language][kind]}</a>`
    : "";
  return html`<p><a href="${seat.path}/content?lang=${language}">${contentTexts[language].title}</a>${items}</p>`;
}

/** Who saved a version, when, and what became of it. */
export function versionLine(seat: Seat, version: ContentVersion, language: Language): string {
  const texts = contentTexts[language];
  const { publishOn, savedBy, savedAt, state, data } = version;
  const what = data === null ? texts.takenOff : texts.states[state];
  const day = state === "planned" && publishOn ? ` (${formatDate(publishOn)})` : "";
  return `${version.version} · ${what}${day} · ${savedBy ?? texts.loaded} · ${momentText(seat, savedAt)}`;
}

/** Opens the site as it would be with a saved version, beside the desk. */
export function previewLink(
  seat: Pick<Seat, "path">,
  item: ItemName,
  { version }: ContentVersion,
  language: Language,
) {
  const address = itemAddress(seat, "preview", item, { version: String(version) });
  return html`<a href="${address}" target="_blank">${contentTexts[language].preview}</a>`;
}

/** Where two versions differ, each place with what was removed and added. */
export function differenceList(before: unknown, after: unknown, language: Language) {
  const differences = differencesOf(before, after);
  if (differences.length === 0) return html`<p>${contentTexts[language].noChanges}</p>`;
  const rows = differences.map((one) => {
    const { start, removed, added, end } = changedText(one);
    return html`<dt>${pathLabel(one.path, language)}</dt><dd>${start}${removed === "" ? "" : html`<del>${removed}</del>`}${added === "" ? "" : html`<ins>${added}</ins>`}${end}</dd>`;
  });
  return html`<dl class="changes">${rows}</dl>`;
}

/** What was saved of an item, the newest first, each with what it changed. */
export async function showHistory(
  { service, seat }: Desk,
  context: Context,
  item: ItemName,
  mayEdit: boolean,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = contentTexts[language];
  const versions = await versionsOf(service.db, item);
  const shown = await shownData(service.db, item);
  if (versions.length === 0 && shown === undefined) throw notFound();
  const newest = versions[0]?.version ?? 0;
  const cards = versions.map((version, index) => {
    const before = versions[index + 1];
    const changes = before
      ? html`<details><summary>${texts.changes}</summary>${differenceList(before.data, version.data, language)}</details>`
      : "";
    const again =
      mayEdit && index > 0 && version.data !== null
        ? html`<details><summary>${texts.restore}</summary><form method="post" action="${itemAddress(seat, "history", item, { lang: language })}">
          <input type="hidden" name="version" value="${newest}"><input type="hidden" name="restore" value="${version.version}">
          ${commandFields(seat, texts)}<button>${texts.restore}</button></form></details>`
        : "";
    const inForm = mayEdit
      ? html` · <a href="${itemAddress(seat, "item", item, { from: String(version.version), lang: language })}">${texts.openInForm}</a>`
      : "";
    const open =
      version.data === null
        ? ""
        : html`<p>${previewLink(seat, item, version, language)}${inForm}</p>`;
    return html`<article class="card"><h2>${versionLine(seat, version, language)}</h2><p>${version.reason}</p>${changes}${open}${again}</article>`;
  });
  const title = itemTitle(item, shown ?? versions[0]?.data, language);
  const list = cards.length > 0 ? html`${cards}` : html`<p>${texts.loaded}</p>`;
  const change = mayEdit
    ? html`<p><a class="button" href="${itemAddress(seat, "item", item, { lang: language })}">${texts.item}</a></p>`
    : "";
  return sendDeskPage(context, {
    language,
    title: `${texts.history}: ${title}`,
    back: crumbs(seat, language, item.kind),
    body: html`${deskProblem(context, language)}${change}${list}`,
  });
}

/** Fields of every form about content: its number, the version it began with, and why. */
export function savingFields(
  texts: { readonly reason: string },
  { basedOn, reason }: { readonly basedOn: number; readonly reason: string },
) {
  return html`<input type="hidden" name="decision" value="${crypto.randomUUID()}">
    <input type="hidden" name="version" value="${basedOn}">
    <label>${texts.reason} <input name="reason" required maxlength="500" value="${reason}"></label>`;
}
