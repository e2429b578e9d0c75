import { formatDate, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { deskProblem } from "#src/desk/pages/desk-command.ts";
import { buyerPricesTable } from "#src/desk/pages/price/buyer-prices-table.ts";
import { decideProposalForm } from "#src/desk/pages/price/decide-proposal-form.ts";
import { eventLines } from "#src/desk/pages/price/event-lines.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { roleFor } from "#src/desk/permissions.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { badge, deskTable, rowLink } from "#src/desk/shell/desk-table.ts";
import {
  TARIFF_LINES,
  type TariffLine,
  type TariffRow,
} from "#src/platform/database/schema/tariff.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { tariffKinds } from "#src/products/tariff/tariff-lines.ts";
import { tariffsOf } from "#src/products/tariff/tariffs.ts";
import { COMPARED_CURRENCY, compareTariffs } from "#src/products/tariff/typical-buyers.ts";
import type { Actor } from "#src/sales/decision/actor.ts";
import type { Service } from "#src/sales/service.ts";
import { type FigureLine, figureList } from "./figure-list.ts";
import { tariffFields } from "./tariff-fields.ts";
import { tariffTexts } from "./tariff-texts.ts";

interface Desk {
  readonly service: Pick<Service, "config" | "db" | "now">;
  readonly seat: Seat;
}

/** The thing that commands about a version of a tariff are written down for. */
export const tariffSubject = (line: TariffLine, id: string) => `tariff:${line}:${id}`;

/** Every line with its tariff of today, and what is ahead. */
export async function showTariffs({ service, seat }: Desk, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = tariffTexts[language];
  const today = todayOf(service);
  const rows = await Promise.all(
    TARIFF_LINES.map(async (line) => {
      const versions = await tariffsOf(service.db, line);
      const ahead = versions
        .filter(
          ({ state, validFrom }) =>
            state === "proposed" || (state === "confirmed" && validFrom > today),
        )
        .map((row) => html`<p class="muted">${versionText(row, language)}</p>`);
      const holding = await tariffKinds[line].on(service.db, today);
      return [
        rowLink(`${seat.path}/tariffs/${line}?lang=${language}`, texts.lines[line]),
        holding
          ? badge("success", `${texts.version} ${holding.version}`)
          : badge("neutral", texts.notSold),
        html`${ahead}`,
      ];
    }),
  );
  const { title } = texts;
  const columns = [texts.line, texts.today, texts.ahead];
  return sendDeskPage(context, { language, title, body: deskTable(title, columns, rows) });
}

/** One line: its tariff of today, what is proposed with what that changes, and its versions. */
export async function showLine(
  { service, seat }: Desk,
  context: Context,
  line: TariffLine,
  actor: Actor,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = tariffTexts[language];
  const versions = await tariffsOf(service.db, line);
  const mayDecide = roleFor([actor.role], "decidePrices") !== undefined;
  const linesOf = await eventLines(
    service.db,
    seat,
    versions.map(({ id }) => tariffSubject(line, id)),
    language,
  );
  const proposals = await Promise.all(
    versions
      .filter(({ state }) => state === "proposed")
      .map((one) => {
        const events = linesOf(tariffSubject(line, one.id));
        return proposalCard({ service, seat }, one, { language, actor, mayDecide, events });
      }),
  );
  const rows = versions.map(
    (row) =>
      html`<li><a href="${seat.path}/tariffs/${line}/${row.version}?lang=${language}">${versionText(row, language)}${row.proposedBy === null ? ` · ${texts.loaded}` : ""}</a>${linesOf(tariffSubject(line, row.id))}</li>`,
  );
  const holding = await tariffKinds[line].on(service.db, todayOf(service));
  const propose = html`<p><a class="button main" href="${seat.path}/tariffs/${line}/propose?lang=${language}">${texts.propose}</a></p>`;
  const body = html`${deskProblem(context, language)}
    <section class="card"><p>${texts.today}: ${holding ? `${texts.version} ${holding.version}` : texts.notSold}</p>${mayDecide ? propose : ""}</section>
    ${proposals}
    <section class="card"><h2>${texts.history}</h2><ul class="rows">${rows}</ul></section>`;
  const title = texts.lines[line];
  const back = html`<p><a href="${seat.path}/tariffs?lang=${language}">${texts.title}</a></p>`;
  return sendDeskPage(context, { language, title, back, body });
}

/** All figures of one version. */
export async function showVersion(
  { service, seat }: Desk,
  context: Context,
  line: TariffLine,
  version: number,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = tariffTexts[language];
  const row = (await tariffsOf(service.db, line)).find((one) => one.version === version);
  if (!row) throw notFound();
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
    back: html`<p><a href="${seat.path}/tariffs/${line}?lang=${language}">${texts.lines[line]}</a></p>`,
    body: html`<p>${versionText(row, language)}</p>${tables}`,
  });
}

function versionText({ version, validFrom, state }: TariffRow, language: Language): string {
  const texts = tariffTexts[language];
  return `${texts.version} ${version} · ${texts.from} ${formatDate(validFrom)} · ${texts.states[state]}`;
}

async function proposalCard(
  { service, seat }: Desk,
  proposal: TariffRow,
  {
    language,
    actor,
    mayDecide,
    events,
  }: {
    readonly language: Language;
    readonly actor: Actor;
    readonly mayDecide: boolean;
    /** Who proposed it and why. */
    readonly events: ReturnType<Awaited<ReturnType<typeof eventLines>>>;
  },
) {
  const texts = tariffTexts[language];
  const { line, version, validFrom, proposedBy } = proposal;
  const fields = tariffFields(line);
  const before = await tariffKinds[line].on(service.db, validFrom);
  const changes = differences(
    figureList(fields, before?.figures, language),
    figureList(fields, proposal.figures, language),
  );
  const changed =
    changes.length > 0
      ? html`<ul>${changes.map(({ place, was, is }) => html`<li>${place}: <del>${was}</del> <ins>${is}</ins></li>`)}</ul>`
      : html`<p>${texts.none}</p>`;
  const isOwn = proposedBy === actor.id;
  const action = `${seat.path}/tariffs/${line}/${version}?lang=${language}`;
  const form = decideProposalForm(seat, { action, isOwn }, texts, language);
  const prices = await compareTariffs(service.db, proposal);
  return html`<section class="card"><h2><a href="${seat.path}/tariffs/${line}/${version}?lang=${language}">${versionText(proposal, language)}</a></h2>${events}
    <h3>${texts.changes}</h3>${changed}
    ${buyerPricesTable(prices, COMPARED_CURRENCY, language)}
    ${mayDecide ? form : ""}</section>`;
}

/** The figures that differ, those that are gone and those that are new. */
function differences(before: readonly FigureLine[], after: readonly FigureLine[]) {
  const known = new Map(before.map((line) => [line.path, line]));
  const paths = new Map([...before, ...after].map((line) => [line.path, line]));
  const next = new Map(after.map((line) => [line.path, line]));
  return [...paths.values()].flatMap(({ path, group, label }) => {
    const [was, is] = [wholeText(known.get(path)), wholeText(next.get(path))];
    if (was === is) return [];
    return [{ place: label === "" ? group : `${group} · ${label}`, was, is }];
  });
}

/** A row of a table may be another one altogether. */
const wholeText = (line: FigureLine | undefined) => (line ? line.text : "–");
