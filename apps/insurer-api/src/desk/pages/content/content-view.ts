import { formatDate, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { OPEN_KINDS } from "#src/content/archive/seed-content.ts";
import { CONTENT_KINDS, type ContentKind } from "#src/content/schema/content-schemas.ts";
import type { ContentVersion } from "#src/content/schema/content-table.ts";
import type { ItemName, ListedItem } from "#src/content/versions/content-versions.ts";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { backLinks, momentText } from "#src/desk/shell/elements.ts";
import { commandFields, deskProblem } from "#src/desk/shell/form-fields.ts";
import { sendDeskPage } from "#src/desk/shell/page-frame.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { changedText, differencesOf } from "./content-diff.ts";
import { kindLabels, pathLabel } from "./content-labels.ts";
import { contentTexts, fileTexts } from "./content-texts.ts";

/** An item with its published data and all saved versions. */
export interface ItemView {
  readonly item: ItemName;
  /** Published data; `undefined` if the item is not published. */
  readonly shown: unknown;
  /** Newest first; empty for an item that was never edited. */
  readonly versions: readonly ContentVersion[];
  /** A version that another editor has to confirm, or the proposal to take it off the site. */
  readonly proposals: readonly Proposal[];
}

/** Pages of an item. */
type ItemPage = "item" | "history" | "off" | "preview";

/** The address of a page of an item. */
export function itemAddress(
  { path }: Pick<DeskContext, "path">,
  page: ItemPage,
  { kind, slug }: ItemName,
  more: Readonly<Record<string, string>>,
): string {
  return `${path}/content/${kind}/${page}?${new URLSearchParams({ slug, ...more })}`;
}

/** Title of an item in a list. */
export function itemTitle({ kind, slug }: ItemName, data: unknown, language: Language) {
  for (const field of ["title", "name"]) {
    const text = Object.entries(data ?? {}).find(([name]) => name === field)?.[1];
    const title = typeof text === "object" ? Object.entries(text ?? {}) : [];
    const own = title.find(([name]) => name === language)?.[1];
    if (typeof own === "string" && own !== "") return own;
  }
  return kind === slug ? kindLabels[language][kind] : slug;
}

/** The kinds of content with their number of items. */
export function showKinds(
  deskContext: DeskContext,
  context: Context,
  counts: ReadonlyMap<string, number>,
): Promise<Response> {
  const language = pageLanguage(context);
  const { title } = contentTexts[language];
  const cards = CONTENT_KINDS.map(
    (kind) =>
      html`<li><a href="${deskContext.path}/content/${kind}?lang=${language}">${kindLabels[language][kind]}</a> · ${counts.get(kind) ?? 0}</li>`,
  );
  const body = html`<p><a class="button" href="${deskContext.path}/content/files?lang=${language}">${fileTexts[language].title}</a></p>
    <section class="card"><ul class="rows">${cards}</ul></section>`;
  return sendDeskPage(context, { language, title, body });
}

/** The items of a kind with their titles; unpublished ones are marked. */
export function showItems(
  deskContext: DeskContext,
  context: Context,
  kind: ContentKind,
  items: readonly ListedItem[],
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = contentTexts[language];
  const mayEdit = deskContext.may(context, "editContent");
  const page = mayEdit ? "item" : "history";
  const rows = items.map(({ slug, shown, newest, planned }) => {
    const notes = [
      ...(shown === undefined ? [texts.notShown] : []),
      ...(newest?.state === "draft" ? [`${texts.states.draft} (${newest.savedBy ?? ""})`] : []),
      ...(planned?.publishOn ? [`${texts.plannedFor} ${formatDate(planned.publishOn)}`] : []),
    ];
    const name = itemTitle({ kind, slug }, shown ?? newest?.data, language);
    return html`<li><a href="${itemAddress(deskContext, page, { kind, slug }, { lang: language })}">${name}</a>
      <span class="muted">${[slug, ...notes].join(" · ")}</span></li>`;
  });
  const add =
    mayEdit && OPEN_KINDS.includes(kind)
      ? html`<p><a class="button" href="${deskContext.path}/content/${kind}/item?lang=${language}">${texts.add}</a></p>`
      : "";
  const list =
    rows.length > 0
      ? html`<section class="card"><ul class="rows">${rows}</ul></section>`
      : html`<p>${texts.empty}</p>`;
  const title = kindLabels[language][kind];
  return sendDeskPage(context, {
    language,
    title,
    back: contentBackLinks(deskContext, language),
    body: html`${add}${list}`,
  });
}

/** Links back to the kinds, and to the items of a kind. */
export function contentBackLinks(
  deskContext: Pick<DeskContext, "path">,
  language: Language,
  ...kinds: readonly ContentKind[]
) {
  const items = kinds.map((kind) => ({
    path: `/content/${kind}`,
    label: kindLabels[language][kind],
  }));
  const { title: label } = contentTexts[language];
  return backLinks(deskContext, language, { path: "/content", label }, ...items);
}

/** Line of a version: who saved it, when, and its state. */
export function versionLine(
  deskContext: DeskContext,
  version: ContentVersion,
  language: Language,
): string {
  const texts = contentTexts[language];
  const { publishOn, savedBy, savedAt, state, data } = version;
  const what = data === null ? texts.takenOff : texts.states[state];
  const day = state === "planned" && publishOn ? ` (${formatDate(publishOn)})` : "";
  return `${version.version} · ${what}${day} · ${savedBy ?? texts.loaded} · ${momentText(deskContext, savedAt)}`;
}

/** Link that opens the site with a saved version in a new tab. */
export function previewLink(
  deskContext: Pick<DeskContext, "path">,
  item: ItemName,
  { version }: ContentVersion,
  language: Language,
) {
  const address = itemAddress(deskContext, "preview", item, { version: String(version) });
  return html`<a href="${address}" target="_blank">${contentTexts[language].preview}</a>`;
}

/** Differences between two versions, each with the removed and added text. */
export function differenceList(before: unknown, after: unknown, language: Language) {
  const differences = differencesOf(before, after);
  if (differences.length === 0) return html`<p>${contentTexts[language].noChanges}</p>`;
  const rows = differences.map((one) => {
    const { start, removed, added, end } = changedText(one);
    return html`<dt>${pathLabel(one.path, language)}</dt><dd>${start}${removed === "" ? "" : html`<del>${removed}</del>`}${added === "" ? "" : html`<ins>${added}</ins>`}${end}</dd>`;
  });
  return html`<dl class="changes">${rows}</dl>`;
}

/** Saved versions of an item, newest first, each with its changes. */
export function showHistory(
  deskContext: DeskContext,
  context: Context,
  { item, shown, versions, proposals }: ItemView,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = contentTexts[language];
  const mayEdit = deskContext.may(context, "editContent");
  const newest = versions[0]?.version ?? 0;
  const cards = versions.map((version, index) => {
    const before = versions[index + 1];
    const changes = before
      ? html`<details ${index === 0 ? "open" : ""}><summary>${texts.changes}</summary>${differenceList(before.data, version.data, language)}</details>`
      : "";
    const again =
      mayEdit && index > 0 && version.data !== null
        ? html`<details><summary>${texts.restore}</summary><form method="post" action="${itemAddress(deskContext, "history", item, { lang: language })}">
          <input type="hidden" name="restore" value="${version.version}">
          ${savingFields(deskContext, language, newest)}<button>${texts.restore}</button></form></details>`
        : "";
    const inForm = mayEdit
      ? html` · <a href="${itemAddress(deskContext, "item", item, { from: String(version.version), lang: language })}">${texts.openInForm}</a>`
      : "";
    const open =
      version.data === null
        ? ""
        : html`<p>${previewLink(deskContext, item, version, language)}${inForm}</p>`;
    return html`<article class="card"><h2>${texts.version} ${versionLine(deskContext, version, language)}</h2>${version.reason === "" ? "" : html`<p>${version.reason}</p>`}${changes}${open}${again}</article>`;
  });
  const title = itemTitle(item, shown ?? versions[0]?.data, language);
  const list = cards.length > 0 ? html`${cards}` : html`<p>${texts.loaded}</p>`;
  const change = mayEdit
    ? html`<p><a class="button" href="${itemAddress(deskContext, "item", item, { lang: language })}">${texts.item}</a></p>`
    : "";
  return sendDeskPage(context, {
    language,
    title: `${texts.history}: ${title}`,
    back: contentBackLinks(deskContext, language, item.kind),
    body: html`${deskProblem(context, language)}${proposalCards(deskContext, context, proposals)}${change}${list}`,
  });
}

/** Fields of every form about an item: those of a command, and the version that the form is based on. */
export function savingFields(
  deskContext: DeskContext,
  language: Language,
  basedOn: number,
  typedReason = "",
) {
  return html`<input type="hidden" name="version" value="${basedOn}">${commandFields(deskContext, contentTexts[language], typedReason)}`;
}
