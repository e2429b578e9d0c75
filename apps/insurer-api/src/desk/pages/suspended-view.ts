import { html } from "hono/html";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import type { StaffRequest } from "#src/desk/shell/desk-request.ts";
import { deskTable, momentView } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { suspendedTexts } from "#src/desk/texts/suspended-texts.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import type { DatabaseRestore } from "#src/platform/database/schema/restore.ts";
import {
  canDiscard,
  isMoney,
  type SuspendedDeliveries,
} from "#src/platform/restore/delivery-kinds.ts";

/** Held deliveries by kind, the last restores, and what awaits a second person. */
export interface SuspendedFacts {
  readonly held: readonly SuspendedDeliveries[];
  readonly restores: readonly DatabaseRestore[];
  readonly proposals: readonly Proposal[];
}

/** Deliveries held after a restore, with the forms that release or discard them by kind. */
export function suspendedView(
  desk: StaffRequest,
  { held, restores, proposals }: SuspendedFacts,
): DeskPage {
  const { language } = desk;
  const texts = suspendedTexts[language];
  const title = deskTexts[language].held;
  const proposed = new Set(proposals.map(({ subject }) => subject));
  const forms = held
    .filter(({ kind }) => desk.may("decideSuspended") && !proposed.has(`held:${kind}`))
    .map((one) => decisionForm(desk, one));
  const rows = held.map(({ kind, count, oldest, newest }) => [
    html`<strong>${texts.kinds[kind]}</strong>`,
    String(count),
    momentView(desk, oldest),
    momentView(desk, newest),
  ]);
  const columns = [texts.kind, { label: texts.count, isSum: true }, texts.oldest, texts.newest];
  const list =
    held.length > 0
      ? html`<section class="card" role="status"><p>${texts.why}</p><ul><li>${texts.payments}</li><li>${texts.refunds}</li></ul></section>
        ${deskTable(title, columns, rows)}`
      : html`<p>${texts.none}</p>`;
  return {
    title,
    body: html`${proposalCards(desk, proposals)}${list}${forms}${restoresCard(desk, restores)}`,
  };
}

function decisionForm(desk: StaffRequest, { kind, count }: SuspendedDeliveries) {
  const texts = suspendedTexts[desk.language];
  const discard = canDiscard(kind)
    ? html`<button name="command" value="discard">${texts.decisions.discard}</button>`
    : "";
  return html`<section class="card"><h2>${texts.kinds[kind]}: ${count}</h2>
    <p class="muted">${texts.hints[kind]} ${isMoney(kind) ? texts.twoPeople : ""}</p>
    <form method="post" action="${desk.address("/held")}"><input type="hidden" name="kind" value="${kind}">
    ${commandFields(desk, texts)}<div class="tools"><button class="main" name="command" value="release">${texts.decisions.release}</button>${discard}</div></form></section>`;
}

function restoresCard(desk: StaffRequest, restores: readonly DatabaseRestore[]) {
  if (restores.length === 0) return "";
  const texts = suspendedTexts[desk.language];
  const rows = restores.map(({ foundAt, knownUntil, reason }) => [
    momentView(desk, foundAt),
    knownUntil === null ? texts.unknown : momentView(desk, knownUntil),
    texts.reasons[reason],
  ]);
  const columns = [texts.foundAt, texts.knownUntil, texts.how];
  return html`<section><h2>${texts.restores}</h2>${deskTable(texts.restores, columns, rows)}</section>`;
}
