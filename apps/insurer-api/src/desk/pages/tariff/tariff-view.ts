import { formatDate, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { buyerPricesTable, buyerTexts } from "#src/desk/pages/price/price-changes.ts";
import { decideProposalForm } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, deskTable, rowLink } from "#src/desk/shell/elements.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { eventLines } from "#src/desk/shell/record-parts.ts";
import type { Audited } from "#src/desk/timeline/timeline-entries.ts";
import { historyCard } from "#src/desk/timeline/timeline-view.ts";
import type { TariffLine, TariffRow } from "#src/platform/database/schema/prices.ts";
import type { BuyerPrices } from "#src/products/price/typical-buyers.ts";
import type { Actor } from "#src/sales/ports/actor.ts";
import { figureDifferences, figureList } from "./tariff-figures.ts";
import { tariffFields } from "./tariff-form.ts";
import { tariffTexts } from "./tariff-texts.ts";

/** A line of the list, with its current and its future versions. */
export interface ListedLine {
  readonly line: TariffLine;
  /** `undefined` while the line is not sold. */
  readonly holding: number | undefined;
  readonly ahead: readonly TariffRow[];
}

/** A proposed tariff, with the figures that it replaces and its effect on typical buyers. */
interface TariffProposal extends Audited<TariffRow> {
  readonly before: unknown;
  readonly prices: readonly BuyerPrices[];
}

/** A line with its proposals and all its versions, newest first. */
export interface LineFacts extends Pick<ListedLine, "line" | "holding"> {
  readonly proposals: readonly TariffProposal[];
  readonly history: readonly Audited<TariffRow>[];
}

/** All lines with their current and future tariffs. */
export function tariffsView(desk: DeskRequest, lines: readonly ListedLine[]): DeskPage {
  const { language } = desk;
  const texts = tariffTexts[language];
  const rows = lines.map(({ line, holding, ahead }) => [
    rowLink(desk.address(`/tariffs/${line}`), texts.lines[line]),
    holding === undefined
      ? badge("neutral", buyerTexts[language].notSold)
      : badge("success", `${texts.version} ${holding}`),
    html`${ahead.map((row) => html`<p class="muted">${versionText(row, language)}</p>`)}`,
  ]);
  const { title } = texts;
  const columns = [texts.line, texts.today, texts.ahead];
  return { title, body: deskTable(title, columns, rows) };
}

/** One line: its current tariff, its proposals with their effect, and its versions. */
export function lineView(desk: StaffRequest, shown: LineFacts): DeskPage {
  const { line, holding, history } = shown;
  const { language, actor } = desk;
  const texts = tariffTexts[language];
  const mayDecide = desk.may("decidePrices");
  const page = `${desk.path}/tariffs/${line}`;
  const proposals = shown.proposals.map((proposal) =>
    proposalCard(desk, proposal, { language, actor, mayDecide }),
  );
  const versions = historyCard(desk, texts.history, history, (row) => {
    const loaded = row.proposedBy === null ? ` · ${texts.loaded}` : "";
    return html`<a href="${page}/${row.version}?lang=${language}">${versionText(row, language)}${loaded}</a>`;
  });
  const propose = html`<p><a class="button main" href="${page}/propose?lang=${language}">${texts.propose}</a></p>`;
  const today = holding === undefined ? texts.notSold : `${texts.version} ${holding}`;
  const body = html`
    <section class="card"><p>${texts.today}: ${today}</p>${mayDecide ? propose : ""}</section>
    ${proposals}${versions}`;
  const back = backLinks(desk, { path: "/tariffs", label: texts.title });
  return { title: texts.lines[line], back, body };
}

/** All figures of one version. */
export function versionView(desk: DeskRequest, row: TariffRow): DeskPage {
  const { line, version } = row;
  const { language } = desk;
  const texts = tariffTexts[language];
  const figures = figureList(tariffFields(line), row.figures, language);
  const groups = Map.groupBy(figures, ({ group }) => group);
  const tables = [...groups].map(([group, lines]) => {
    const [only] = lines;
    const rows = lines.map(
      ({ label, text }) => html`<tr><th scope="row">${label}</th><td>${text}</td></tr>`,
    );
    const figure =
      only?.label === ""
        ? html`<p>${only.text}</p>`
        : html`<table class="figures"><tbody>${rows}</tbody></table>`;
    return html`<section class="card"><h2>${group}</h2>${figure}</section>`;
  });
  return {
    title: `${texts.lines[line]} · ${texts.version} ${version}`,
    back: lineBackLink(desk, language, line),
    body: html`<p>${versionText(row, language)}</p>${tables}`,
  };
}

/** Link back to a line. */
export const lineBackLink = (desk: DeskRequest, language: Language, line: TariffLine) =>
  backLinks(desk, {
    path: `/tariffs/${line}`,
    label: tariffTexts[language].lines[line],
  });

function versionText({ version, validFrom, state }: TariffRow, language: Language): string {
  const texts = tariffTexts[language];
  return `${texts.version} ${version} · ${texts.since} ${formatDate(validFrom)} · ${texts.states[state]}`;
}

function proposalCard(
  desk: DeskRequest,
  { thing, events, before, prices }: LineFacts["proposals"][number],
  {
    language,
    actor,
    mayDecide,
  }: { readonly language: Language; readonly actor: Actor; readonly mayDecide: boolean },
) {
  const texts = tariffTexts[language];
  const { line, version, proposedBy } = thing;
  const fields = tariffFields(line);
  const changes = figureDifferences(
    figureList(fields, before, language),
    figureList(fields, thing.figures, language),
  );
  const changed =
    changes.length > 0
      ? html`<ul>${changes.map(({ place, was, is }) => html`<li>${place}: <del>${was}</del> <ins>${is}</ins></li>`)}</ul>`
      : html`<p>${texts.none}</p>`;
  const isOwn = proposedBy === actor.id;
  const action = desk.address(`/tariffs/${line}/${version}`);
  const form = decideProposalForm(desk, { action, isOwn }, texts);
  return html`<section class="card"><h2><a href="${action}">${versionText(thing, language)}</a></h2>${eventLines(desk, events)}
    <h3>${texts.changes}</h3>${changed}
    <h3>${buyerTexts[language].caption}</h3>${buyerPricesTable(prices, language)}
    ${mayDecide ? form : ""}</section>`;
}
