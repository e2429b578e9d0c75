import { formatDate } from "@sughurta/domain";
import { formatOfMediaType } from "@sughurta/domain/file-format";
import { html } from "hono/html";
import type { DeskRequest } from "./desk-request.ts";
import type { Markup } from "./page-frame.ts";

/** Time zone in which times are shown. */
interface TimePlace {
  /** The insurer's time zone. */
  readonly timeZone: string;
}

/** By time zone: creating the formats of a list's rows takes longer than everything else of its page. */
const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** Date and time in the insurer's zone: `25.11.2026, 14:05`. */
export function momentText({ timeZone }: TimePlace, moment: Date): string {
  let format = momentFormats.get(timeZone);
  if (!format) {
    // German formats it like this in every version of the locale data.
    format = new Intl.DateTimeFormat("de-DE", {
      timeZone,
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    });
    momentFormats.set(timeZone, format);
  }
  return format.format(moment);
}

/** Date and time as an element of a page, with the exact time as an attribute. */
export function momentView(place: TimePlace, moment: Date) {
  return html`<time datetime="${moment.toISOString()}">${momentText(place, moment)}</time>`;
}

/** An ISO day that does not wrap inside a table. */
export const dayText = (day: string) => html`<time datetime="${day}">${formatDate(day)}</time>`;

/** A column of a work list: its label, and whether its figures are aligned to the right. */
export type Column = string | { readonly label: string; readonly isSum: boolean };

/** A table whose rows become cards on a phone; the first column identifies the row. */
export function deskTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly (Markup | string)[])[],
) {
  const getLabel = (column: Column) => (typeof column === "string" ? column : column.label);
  const getClass = (column: Column) =>
    typeof column !== "string" && column.isSum ? html`class="sum"` : "";
  const heads = columns.map(
    (column) => html`<th scope="col" ${getClass(column)}>${getLabel(column)}</th>`,
  );
  const body = rows.map((cells) => {
    const tds = columns.map(
      (column, index) =>
        html`<td data-label="${getLabel(column)}" ${getClass(column)}>${cells[index] ?? ""}</td>`,
    );
    return html`<tr>${tds}</tr>`;
  });
  return html`<div class="desk-table"><table><caption class="sg-visually-hidden">${caption}</caption>
    <thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** The link that opens a row of a work list: clickable on the whole row, and reachable with the row keys. */
export function rowLink(address: string, text: Markup | string) {
  return html`<a data-row href="${address}">${text}</a>`;
}

/** Colour of a badge. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

export function badge(tone: Tone, text: string) {
  return html`<span class="sg-badge sg-tone-${tone}">${text}</span>`;
}

/** Name and contact details, one per line, without line breaks inside them. */
export const contactLines = (...lines: readonly string[]) =>
  lines
    .filter((line) => line !== "")
    .map((line, place) => html`${place === 0 ? "" : html`<br>`}${line}`);

/** A parent page: its path below the desk path, and its title. */
interface PageAbove {
  readonly path: string;
  readonly label: string;
}

/** Breadcrumb links to the parent pages, outermost first. */
export function backLinks(desk: Pick<DeskRequest, "address">, ...above: readonly PageAbove[]) {
  const links = above.map(
    (page, place) =>
      html`${place === 0 ? "" : " › "}<a href="${desk.address(page.path)}">${page.label}</a>`,
  );
  return html`<p>${links}</p>`;
}

export interface DeskFile {
  readonly name: string;
  readonly storedAs: string;
  readonly mediaType: string;
  readonly state: "quarantined" | "clean" | "refused";
}

export const HEIC = "image/heic";
export const PDF = "application/pdf";

/** Query parameter that requests a picture or a PDF inline, instead of a download. */
export const SHOWN = "shown";

/** Address at which a file is shown, not downloaded. */
export const shownAt = (address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${SHOWN}`;

/** Viewers of browsers fit the page into the frame, without a column of thumbnails. */
const PDF_VIEW = "#navpanes=0&view=FitH";

/** Whether the desk shows files of this type. Browsers cannot show TIFF. */
export const isShownType = (mediaType: string): boolean =>
  mediaType === PDF ||
  (formatOfMediaType(mediaType)?.kind === "picture" && mediaType !== "image/tiff");

/**
 * A picture or PDF that staff may see, in the page; empty for other files. `address` is the address of the file. A PDF
 * is loaded when it is unfolded; phones, which show none in a page, open it by the link.
 */
export function deskPreview(
  address: string,
  { state, mediaType }: Pick<DeskFile, "mediaType" | "state">,
  name: string,
  unfolded?: "open",
) {
  if (state !== "clean" || !isShownType(mediaType)) return "";
  const shown = shownAt(address);
  return mediaType === PDF
    ? html`<details ${unfolded ?? ""}><summary>${name}</summary><iframe class="desk-pdf" src="${shown}${PDF_VIEW}" title="${name}" loading="lazy"></iframe></details>`
    : html`<a href="${shown}"><img class="desk-picture" src="${shown}" alt="${name}" loading="lazy"></a>`;
}
