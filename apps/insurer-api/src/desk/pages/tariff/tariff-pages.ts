import type { Context, Hono } from "hono";
import { giveCommand, readDeskForm, runDeskCommand } from "#src/desk/pages/desk-command.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import type { TariffLine } from "#src/platform/database/schema/tariff.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { isTariffLine, tariffKinds } from "#src/products/tariff/tariff-lines.ts";
import { decideTariff, proposeTariff, tariffsOf } from "#src/products/tariff/tariffs.ts";
import { requireReason } from "#src/sales/decision/actor.ts";
import type { Service } from "#src/sales/service.ts";
import { readTariffForm } from "./read-tariff-form.ts";
import { tariffFaults } from "./tariff-faults.ts";
import { tariffFields } from "./tariff-fields.ts";
import { showTariffForm } from "./tariff-form-view.ts";
import { showLine, showTariffs, showVersion, tariffSubject } from "./tariff-views.ts";

interface Desk {
  readonly service: Pick<Service, "config" | "db" | "now">;
  readonly seat: Seat;
}

const DECISIONS = { confirm: "confirmed", reject: "rejected" } as const;
const REASON_LENGTH = 500;

/** Where people propose by which figures a line is priced from a day on, and others confirm them. */
export function tariffPages(service: Desk["service"], seat: Seat): (app: Hono<AppEnv>) => void {
  const desk = { service, seat };
  const page = `${seat.path}/tariffs`;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seePrices", "");
      return showTariffs(desk, context);
    });
    app.get(`${page}/:line`, (context) => {
      const actor = seat.actorFor(context, "seePrices", "");
      return showLine(desk, context, lineOf(context), actor);
    });
    app.get(`${page}/:line/propose`, async (context) => {
      seat.actorFor(context, "decidePrices", "");
      const line = lineOf(context);
      const today = todayOf(service);
      const holding = await tariffKinds[line].on(service.db, today);
      return showTariffForm(seat, context, {
        line,
        figures: holding?.figures,
        validFrom: today,
        today,
      });
    });
    app.post(`${page}/:line/propose`, (context) => submitTariff(desk, context, lineOf(context)));
    app.get(`${page}/:line/:version`, (context) => {
      seat.actorFor(context, "seePrices", "");
      return showVersion(desk, context, lineOf(context), versionOf(context));
    });
    app.post(`${page}/:line/:version`, async (context) => {
      const form = await readDeskForm(context);
      const [line, version] = [lineOf(context), versionOf(context)];
      const choice = (["confirm", "reject"] as const).find((one) => one === form.text("command"));
      if (!choice) throw notFound();
      const row = (await tariffsOf(service.db, line)).find((one) => one.version === version);
      const work = {
        permission: "decidePrices",
        action: `tariff.${choice}`,
        subject: tariffSubject(line, row?.id ?? ""),
        page: `${page}/${line}`,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        const { decisionId, actor } = command;
        const decided = { line, version };
        await decideTariff(inside, decided, DECISIONS[choice], { decisionId, by: actor.id });
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

/** Takes the form of a tariff; whatever keeps it from being proposed shows the form again with all that was typed. */
async function submitTariff(
  { service, seat }: Desk,
  context: Context,
  line: TariffLine,
): Promise<Response> {
  const actor = seat.actorFor(context, "decidePrices", "");
  const language = pageLanguage(context);
  const form = await context.req.formData();
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const decisionId = text("decision");
  if (!isIdentifier(decisionId)) throw notFound();
  const reason = text("reason").slice(0, REASON_LENGTH);
  const validFrom = text("validFrom").slice(0, 10);
  const figures = readTariffForm(tariffFields(line), text);
  const showAgain = (
    problem: { faults: ReturnType<typeof tariffFaults> } | { refusal: FailureError["code"] },
  ) =>
    showTariffForm(seat, context, {
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
  const subject = tariffSubject(line, decisionId);
  const done = { decisionId, actor, action: "tariff.propose", subject, reason } as const;
  try {
    await giveCommand({ service, seat }, done, async (inside, command) => {
      requireReason(command);
      const proposed = { line, figures: checked.data, validFrom };
      await proposeTariff(inside, proposed, { decisionId, by: actor.id });
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return showAgain({ refusal: error.code });
  }
  return context.redirect(`${seat.path}/tariffs/${line}?lang=${language}`, 303);
}
