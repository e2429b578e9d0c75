import { formatDate, type Language } from "@sughurta/domain";
import { motorChoiceOfProduct } from "@sughurta/domain/motor";
import { html } from "hono/html";
import { OPEN_KINDS } from "#src/content/archive/seed-content.ts";
import { CONTENT_KINDS, type ContentKind } from "#src/content/schema/content-schemas.ts";
import type { ContentVersion } from "#src/content/schema/content-table.ts";
import type { ItemName, ListedItem } from "#src/content/versions/content-versions.ts";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, momentText } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { changedText, getDifferences } from "./content-diff.ts";
import { kindLabels, pathLabel } from "./content-labels.ts";
import { contentTexts, fileTexts } from "./content-texts.ts";

/** An item with its published data and all saved versions. */
export interface ItemFacts {
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

/** Path of a page of an item, below the desk path. */
export function itemPath(
  page: ItemPage,
  { kind, slug }: ItemName,
  more: Readonly<Record<string, string>> = {},
): string {
  return `/content/${kind}/${page}?${new URLSearchParams({ slug, ...more })}`;
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
export function kindsView(desk: DeskRequest, counts: ReadonlyMap<string, number>): DeskPage {
  const { language } = desk;
  const { title } = contentTexts[language];
  const cards = CONTENT_KINDS.map(
    (kind) =>
      html`<li class="counted"><a href="${desk.address(`/content/${kind}`)}">${kindLabels[language][kind]}</a><span>${counts.get(kind) ?? 0}</span></li>`,
  );
  const body = html`<p><a class="button" href="${desk.address("/content/files")}">${fileTexts[language].title}</a></p>
    <section class="card"><ul class="rows">${cards}</ul></section>`;
  return { title, body };
}

/** A kind of content with its items. */
export interface KindFacts {
  readonly kind: ContentKind;
  readonly items: readonly ListedItem[];
}

/** The items of a kind with their titles; unpublished ones are marked. */
export function itemsView(desk: DeskRequest, { kind, items }: KindFacts): DeskPage {
  const { language } = desk;
  const texts = contentTexts[language];
  const mayEdit = desk.may("editContent");
  const page = mayEdit ? "item" : "history";
  const rows = items.map(({ slug, shown, newest, planned }) => {
    const notes = [
      ...(shown === undefined ? [texts.notShown] : []),
      ...(newest?.state === "draft" ? [`${texts.states.draft} (${newest.savedBy ?? ""})`] : []),
      ...(planned?.publishOn ? [`${texts.plannedFor} ${formatDate(planned.publishOn)}`] : []),
    ];
    const name = itemTitle({ kind, slug }, shown ?? newest?.data, language);
    return html`<li><a href="${desk.address(itemPath(page, { kind, slug }))}">${name}</a>
      <span class="muted">${[slug, ...notes].join(" · ")}</span></li>`;
  });
  const add =
    mayEdit && OPEN_KINDS.includes(kind)
      ? html`<p><a class="button" href="${desk.address(`/content/${kind}/item`)}">${texts.add}</a></p>`
      : "";
  const compose =
    kind === "box" && desk.may("decidePrices")
      ? html`<p><a class="button" href="${desk.address("/content/box/compose")}">${texts.newBox}</a></p>`
      : "";
  const list =
    rows.length > 0
      ? html`<section class="card"><ul class="rows">${rows}</ul></section>`
      : html`<p>${texts.empty}</p>`;
  const title = kindLabels[language][kind];
  return {
    title,
    back: contentBackLinks(desk),
    body: html`${add}${compose}${list}`,
  };
}

/** Links back to the kinds, and to the items of a kind. */
export function contentBackLinks(desk: DeskRequest, ...kinds: readonly ContentKind[]) {
  const { language } = desk;
  const items = kinds.map((kind) => ({
    path: `/content/${kind}`,
    label: kindLabels[language][kind],
  }));
  const { title: label } = contentTexts[language];
  return backLinks(desk, { path: "/content", label }, ...items);
}

/** Line of a version: who saved it, when, and its state. */
export function versionLine(
  desk: DeskRequest,
  version: ContentVersion,
  language: Language,
): string {
  const texts = contentTexts[language];
  const { publishOn, savedBy, savedAt, state, data } = version;
  const what = data === null ? texts.takenOff : texts.states[state];
  const day = state === "planned" && publishOn ? ` (${formatDate(publishOn)})` : "";
  return `${version.version} · ${what}${day} · ${savedBy ?? texts.loaded} · ${momentText(desk, savedAt)}`;
}

/** Link that opens the site with a saved version in a new tab, in the language of the desk. */
export function previewLink(
  desk: Pick<DeskRequest, "path">,
  item: ItemName,
  { version }: ContentVersion,
  language: Language,
  label: string = contentTexts[language].preview,
) {
  const query = { version: String(version), lang: language };
  const address = `${desk.path}${itemPath("preview", item, query)}`;
  return html`<a href="${address}" target="_blank">${label}</a>`;
}

/** Differences between two versions, each with the removed and added text. */
export function differenceList(before: unknown, after: unknown, language: Language) {
  const differences = getDifferences(before, after);
  if (differences.length === 0) return html`<p>${contentTexts[language].noChanges}</p>`;
  const rows = differences.map((one) => {
    const { start, removed, added, end } = changedText(one);
    return html`<dt>${pathLabel(one.path, language)}</dt><dd>${start}${removed === "" ? "" : html`<del>${removed}</del>`}${added === "" ? "" : html`<ins>${added}</ins>`}${end}</dd>`;
  });
  return html`<dl class="changes">${rows}</dl>`;
}

/**
 * Changes of a version. One that equals the version before it, such as a planned draft, says so, and is compared with
 * the last version that differs.
 */
function changesIn(
  { data }: ContentVersion,
  earlier: readonly ContentVersion[],
  { language, isOpen }: { readonly language: Language; readonly isOpen: boolean },
) {
  const [before] = earlier;
  if (!before) return "";
  const texts = contentTexts[language];
  const differs = (one: ContentVersion) => getDifferences(one.data, data).length > 0;
  const since = earlier.find(differs);
  const same =
    since === before ? "" : html`<p>${fill(texts.unchanged, { version: before.version })}</p>`;
  if (!since) return same;
  const summary =
    since === before ? texts.changes : fill(texts.changesSince, { version: since.version });
  return html`${same}<details ${isOpen ? "open" : ""}><summary>${summary}</summary>${differenceList(since.data, data, language)}</details>`;
}

const isCarInsurance = (data: unknown) =>
  typeof data === "object" &&
  data !== null &&
  "productCode" in data &&
  motorChoiceOfProduct(String(data.productCode)) !== undefined;

/** Link to the form of a box with its terms, for staff who may change them; car insurance has none. */
export const composeLink = (desk: DeskRequest, { kind, slug }: ItemName, data: unknown) =>
  kind === "box" && desk.may("decidePrices") && !isCarInsurance(data)
    ? html`<p><a class="button" href="${desk.address(`/content/box/compose?${new URLSearchParams({ slug })}`)}">${contentTexts[desk.language].compose}</a></p>`
    : "";

/** Saved versions of an item, newest first, each with its changes. */
export function historyView(
  desk: StaffRequest,
  { item, shown, versions, proposals }: ItemFacts,
): DeskPage {
  const { language } = desk;
  const texts = contentTexts[language];
  const mayEdit = desk.may("editContent");
  const newest = versions[0]?.version ?? 0;
  const cards = versions.map((version, index) => {
    const changes = changesIn(version, versions.slice(index + 1), {
      language,
      isOpen: index === 0,
    });
    const again =
      mayEdit && index > 0 && version.data !== null
        ? html`<details><summary>${texts.restore}</summary><form method="post" action="${desk.address(itemPath("history", item))}">
          <input type="hidden" name="restore" value="${version.version}">
          ${savingFields(desk, language, newest)}<button>${texts.restore}</button></form></details>`
        : "";
    const inForm = mayEdit
      ? html` · <a href="${desk.address(itemPath("item", item, { from: String(version.version) }))}">${texts.openInForm}</a>`
      : "";
    const open =
      version.data === null
        ? ""
        : html`<p>${previewLink(desk, item, version, language)}${inForm}</p>`;
    return html`<article class="card"><h2>${texts.version} ${versionLine(desk, version, language)}</h2>${version.reason === "" ? "" : html`<p>${version.reason}</p>`}${changes}${open}${again}</article>`;
  });
  const title = itemTitle(item, shown ?? versions[0]?.data, language);
  const list = cards.length > 0 ? html`${cards}` : html`<p>${texts.loaded}</p>`;
  const change = mayEdit
    ? html`<p><a class="button" href="${desk.address(itemPath("item", item))}">${texts.item}</a></p>`
    : "";
  const compose = composeLink(desk, item, shown ?? versions[0]?.data);
  return {
    title: `${texts.history}: ${title}`,
    back: contentBackLinks(desk, item.kind),
    body: html`${proposalCards(desk, proposals)}${change}${compose}${list}`,
  };
}

/** Fields of every form about an item: those of a command, and the version that the form is based on. */
export function savingFields(
  desk: DeskRequest,
  language: Language,
  basedOn: number,
  typedReason = "",
) {
  return html`<input type="hidden" name="version" value="${basedOn}">${commandFields(desk, contentTexts[language], typedReason)}`;
}
