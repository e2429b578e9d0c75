import { html } from "hono/html";
import type { Markup } from "./desk-page.ts";

/** A column of a work list: its name, or its name and whether it has figures, which stand below one another. */
export type Column = string | { readonly label: string; readonly isSum: boolean };

/** A table whose rows are cards on a phone; the first column holds what a row is recognised by. */
export function deskTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly (Markup | string)[])[],
) {
  const labelOf = (column: Column) => (typeof column === "string" ? column : column.label);
  const classOf = (column: Column) =>
    typeof column !== "string" && column.isSum ? html`class="sum"` : "";
  const heads = columns.map(
    (column) => html`<th scope="col" ${classOf(column)}>${labelOf(column)}</th>`,
  );
  const body = rows.map((cells) => {
    const tds = columns.map(
      (column, index) =>
        html`<td data-label="${labelOf(column)}" ${classOf(column)}>${cells[index] ?? ""}</td>`,
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
