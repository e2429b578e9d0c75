import { html } from "hono/html";
import type { Markup } from "./desk-page.ts";

/** A column of a work list. */
export interface Column {
  readonly label: string;
  /** Figures, which stand below one another. */
  readonly isSum?: boolean;
}

/** A table whose rows are cards on a phone; the first column holds what a row is recognised by. */
export function deskTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly (Markup | string)[])[],
) {
  const classOf = ({ isSum }: Column) => (isSum ? html`class="sum"` : "");
  const heads = columns.map(
    (column) => html`<th scope="col" ${classOf(column)}>${column.label}</th>`,
  );
  const body = rows.map((cells) => {
    const tds = columns.map(
      (column, index) =>
        html`<td data-label="${column.label}" ${classOf(column)}>${cells[index] ?? ""}</td>`,
    );
    return html`<tr>${tds}</tr>`;
  });
  return html`<div class="desk-table"><table><caption class="sg-visually-hidden">${caption}</caption>
    <thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** The link by which a row of a work list is opened: the whole row leads there, and keys go from one to the next. */
export function rowLink(address: string, text: Markup | string) {
  return html`<a data-row href="${address}">${text}</a>`;
}

/** What became of a thing, in a word. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger";
export function badge(tone: Tone, text: string) {
  return html`<span class="sg-badge sg-tone-${tone}">${text}</span>`;
}
