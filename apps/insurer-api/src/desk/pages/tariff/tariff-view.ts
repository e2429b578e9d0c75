import { formatDate, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { buyerPricesTable, buyerTexts } from "#src/desk/pages/price/price-changes.ts";
import { decideProposalForm } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, deskTable, rowLink } from "#src/desk/shell/elements.ts";
import { deskProblem } from "#src/desk/shell/form-fields.ts";
import { sendDeskPage } from "#src/desk/shell/page-frame.ts";
import { eventLines } from "#src/desk/shell/record-parts.ts";
import type { Audited } from "#src/desk/timeline/timeline-entries.ts";
import { historyCard } from "#src/desk/timeline/timeline-view.ts";
import type { TariffLine, TariffRow } from "#src/platform/database/schema/tariff.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
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
export interface LineView extends Pick<ListedLine, "line" | "holding"> {
  readonly proposals: readonly TariffProposal[];
  readonly history: readonly Audited<TariffRow>[];
}

/** All lines with their current and future tariffs. */
export function showTariffs(
  deskContext: DeskContext,
  context: Context,
  lines: readonly ListedLine[],
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = tariffTexts[language];
  const rows = lines.map(({ line, holding, ahead }) => [
    rowLink(`${deskContext.path}/tariffs/${line}?lang=${language}`, texts.lines[line]),
    holding === undefined
      ? badge("neutral", buyerTexts[language].notSold)
      : badge("success", `${texts.version} ${holding}`),
    html`${ahead.map((row) => html`<p class="muted">${versionText(row, language)}</p>`)}`,
  ]);
  const { title } = texts;
  const columns = [texts.line, texts.today, texts.ahead];
  return sendDeskPage(context, { language, title, body: deskTable(title, columns, rows) });
}

/** One line: its current tariff, its proposals with their effect, and its versions. */
export function showLine(
  deskContext: DeskContext,
  context: Context,
  shown: LineView,
  actor: Actor,
): Promise<Response> {
  const { line, holding, history } = shown;
  const language = pageLanguage(context);
  const texts = tariffTexts[language];
  const mayDecide = deskContext.may(context, "decidePrices");
  const page = `${deskContext.path}/tariffs/${line}`;
  const proposals = shown.proposals.map((proposal) =>
    proposalCard(deskContext, proposal, { language, actor, mayDecide }),
  );
  const versions = historyCard(deskContext, language, texts.history, history, (row) => {
    const loaded = row.proposedBy === null ? ` · ${texts.loaded}` : "";
    return html`<a href="${page}/${row.version}?lang=${language}">${versionText(row, language)}${loaded}</a>`;
  });
  const propose = html`<p><a class="button main" href="${page}/propose?lang=${language}">${texts.propose}</a></p>`;
  const today = holding === undefined ? texts.notSold : `${texts.version} ${holding}`;
  const body = html`${deskProblem(context, language)}
    <section class="card"><p>${texts.today}: ${today}</p>${mayDecide ? propose : ""}</section>
    ${proposals}${versions}`;
  const back = backLinks(deskContext, language, { path: "/tariffs", label: texts.title });
  return sendDeskPage(context, { language, title: texts.lines[line], back, body });
}

/** All figures of one version. */
export function showVersion(
  deskContext: DeskContext,
  context: Context,
  row: TariffRow,
): Promise<Response> {
  const { line, version } = row;
  const language = pageLanguage(context);
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
  return sendDeskPage(context, {
    language,
    title: `${texts.lines[line]} · ${texts.version} ${version}`,
    back: lineBackLink(deskContext, language, line),
    body: html`<p>${versionText(row, language)}</p>${tables}`,
  });
}

/** Link back to a line. */
export const lineBackLink = (deskContext: DeskContext, language: Language, line: TariffLine) =>
  backLinks(deskContext, language, {
    path: `/tariffs/${line}`,
    label: tariffTexts[language].lines[line],
  });

function versionText({ version, validFrom, state }: TariffRow, language: Language): string {
  const texts = tariffTexts[language];
  return `${texts.version} ${version} · ${texts.since} ${formatDate(validFrom)} · ${texts.states[state]}`;
}

function proposalCard(
  deskContext: DeskContext,
  { thing, events, before, prices }: LineView["proposals"][number],
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
  const action = `${deskContext.path}/tariffs/${line}/${version}?lang=${language}`;
  const form = decideProposalForm(deskContext, { action, isOwn }, texts, language);
  return html`<section class="card"><h2><a href="${action}">${versionText(thing, language)}</a></h2>${eventLines(deskContext, events, language)}
    <h3>${texts.changes}</h3>${changed}
    <h3>${buyerTexts[language].caption}</h3>${buyerPricesTable(prices, language)}
    ${mayDecide ? form : ""}</section>`;
}
