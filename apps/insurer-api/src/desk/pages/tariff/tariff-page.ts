import type { Context, Hono } from "hono";
import { proposalDecision } from "#src/desk/proposals/run-or-propose.ts";
import { executeCommand, readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { TEXT_LENGTH } from "#src/desk/shell/form-fields.ts";
import { readAudited } from "#src/desk/timeline/timeline-entries.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  TARIFF_LINES,
  type TariffLine,
  type TariffRow,
} from "#src/platform/database/schema/tariff.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { todayOf } from "#src/platform/platform.ts";
import { isTariffLine, tariffKinds } from "#src/products/price/price-archive.ts";
import { compareTariffs } from "#src/products/price/typical-buyers.ts";
import { decideTariff, proposeTariff, tariffsOf } from "#src/products/tariff/tariffs.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { readTariffForm, tariffFaults, tariffFields } from "./tariff-form.ts";
import { showTariffForm, type TariffView } from "./tariff-form-view.ts";
import {
  type LineView,
  type ListedLine,
  showLine,
  showTariffs,
  showVersion,
} from "./tariff-view.ts";

/** Audit subject of a version of a tariff. */
const tariffSubject = ({ line, id }: Pick<TariffRow, "line" | "id">) => `tariff:${line}:${id}`;

/** Every line, as of an ISO day. */
function readLines(db: Database, today: string): Promise<ListedLine[]> {
  const isAhead = ({ state, validFrom }: TariffRow) =>
    state === "proposed" || (state === "confirmed" && validFrom > today);
  return Promise.all(
    TARIFF_LINES.map(async (line) => ({
      line,
      holding: (await tariffKinds[line].on(db, today))?.version,
      ahead: (await tariffsOf(db, line)).filter(isAhead),
    })),
  );
}

/** One line, as of an ISO day. */
async function readLine(db: Database, line: TariffLine, today: string): Promise<LineView> {
  const history = await readAudited(db, await tariffsOf(db, line), tariffSubject);
  const proposals = await Promise.all(
    history
      .filter(({ thing }) => thing.state === "proposed")
      .map(async (proposal) => ({
        ...proposal,
        before: (await tariffKinds[line].on(db, proposal.thing.validFrom))?.figures,
        prices: await compareTariffs(db, proposal.thing),
      })),
  );
  const holding = (await tariffKinds[line].on(db, today))?.version;
  return { line, holding, proposals, history };
}

/** One version of a line; `undefined` if there is none. */
async function readVersion(
  db: Database,
  line: TariffLine,
  version: number,
): Promise<TariffRow | undefined> {
  return (await tariffsOf(db, line)).find((one) => one.version === version);
}

interface Desk {
  readonly service: Pick<Service, "config" | "db" | "now">;
  readonly deskContext: DeskContext;
}

/** Pages on which staff propose the tariff of a line from a day on, and others confirm it. */
export function tariffPages(
  service: Desk["service"],
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/tariffs`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seePrices", "");
      return showTariffs(deskContext, context, await readLines(service.db, todayOf(service)));
    });
    app.get(`${page}/:line`, async (context) => {
      const actor = deskContext.actorFor(context, "seePrices", "");
      const shown = await readLine(service.db, lineOf(context), todayOf(service));
      return showLine(deskContext, context, shown, actor);
    });
    app.get(`${page}/:line/propose`, async (context) => {
      deskContext.actorFor(context, "decidePrices", "");
      const line = lineOf(context);
      const today = todayOf(service);
      const holding = await tariffKinds[line].on(service.db, today);
      return showTariffForm(deskContext, context, {
        line,
        figures: holding?.figures,
        validFrom: today,
        today,
      });
    });
    app.post(`${page}/:line/propose`, (context) => submitTariff(desk, context, lineOf(context)));
    app.get(`${page}/:line/:version`, async (context) => {
      deskContext.actorFor(context, "seePrices", "");
      const row = await readVersion(service.db, lineOf(context), versionOf(context));
      if (!row) throw notFound();
      return showVersion(deskContext, context, row);
    });
    app.post(`${page}/:line/:version`, async (context) => {
      const form = await readDeskForm(context);
      const [line, version] = [lineOf(context), versionOf(context)];
      const decision = proposalDecision(form);
      const row = await readVersion(service.db, line, version);
      const work = {
        permission: "decidePrices",
        action: `tariff.${decision.command}`,
        subject: tariffSubject({ line, id: row?.id ?? "" }),
        page: `${page}/${line}`,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        const { decisionId, actor } = command;
        const decided = { line, version };
        await decideTariff(inside, decided, decision.state, { decisionId, by: actor.id });
      });
    });
  };
}

function lineOf(context: Context): TariffLine {
  const line = context.req.param("line") ?? "";
  if (!isTariffLine(line)) throw notFound();
  return line;
}

function versionOf(context: Context): number {
  const version = Number(context.req.param("version"));
  if (!Number.isSafeInteger(version)) throw notFound();
  return version;
}

/** Proposes the submitted tariff; if it is refused, shows the form again with the input. */
async function submitTariff(
  { service, deskContext }: Desk,
  context: Context,
  line: TariffLine,
): Promise<Response> {
  const actor = deskContext.actorFor(context, "decidePrices", "");
  const language = pageLanguage(context);
  const form = await readForm(context.req.raw);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const decisionId = text("decision");
  if (!isIdentifier(decisionId)) throw notFound();
  const reason = text("reason").slice(0, TEXT_LENGTH);
  const validFrom = text("validFrom").slice(0, 10);
  const figures = readTariffForm(tariffFields(line), text);
  const showAgain = (problem: Omit<NonNullable<TariffView["refused"]>, "reason">) =>
    showTariffForm(deskContext, context, {
      line,
      figures,
      validFrom,
      today: todayOf(service),
      refused: { reason, ...problem },
    });
  const checked = tariffKinds[line].schema.safeParse(figures);
  if (!checked.success) {
    return showAgain({ faults: tariffFaults(checked.error.issues, language) });
  }
  const subject = tariffSubject({ line, id: decisionId });
  const done = { decisionId, actor, action: "tariff.propose", subject, reason } as const;
  try {
    await executeCommand({ service, deskContext }, done, async (inside, command) => {
      requireReason(command);
      const proposed = { line, figures: checked.data, validFrom };
      await proposeTariff(inside, proposed, { decisionId, by: actor.id });
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return showAgain({ refusal: error.code });
  }
  return context.redirect(`${deskContext.path}/tariffs/${line}?lang=${language}`, 303);
}
