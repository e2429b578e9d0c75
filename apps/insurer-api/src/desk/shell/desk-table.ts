import { html } from "hono/html";
import type { Markup } from "./desk-page.ts";

/** A column of a work list: its label, and whether its figures are aligned to the right. */
export type Column = string | { readonly label: string; readonly isSum: boolean };

/** A table whose rows become cards on a phone; the first column identifies the row. */
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

/** The link that opens a row of a work list: clickable on the whole row, and reachable with the row keys. */
export function rowLink(address: string, text: Markup | string) {
  return html`<a data-row href="${address}">${text}</a>`;
}

/** Colour of a badge. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger";
export function badge(tone: Tone, text: string) {
  return html`<span class="sg-badge sg-tone-${tone}">${text}</span>`;
}
