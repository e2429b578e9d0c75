import { isoDay, requireDay } from "#src/desk/shell/day-field.ts";
import { type DeskCommand, executeCommand } from "#src/desk/shell/desk-command.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { TEXT_LENGTH } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { readAudited } from "#src/desk/timeline/timeline-entries.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  TARIFF_LINES,
  type TariffLine,
  type TariffRow,
} from "#src/platform/database/schema/prices.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { getToday } from "#src/platform/platform.ts";
import { isTariffLine, tariffKinds } from "#src/products/price/price-archive.ts";
import { compareTariffs } from "#src/products/price/typical-buyers.ts";
import { decideTariff, listTariffs, proposeTariff } from "#src/products/tariff/tariffs.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { readTariffForm, tariffFaults, tariffFields } from "./tariff-form.ts";
import { type TariffFormFacts, tariffFormView } from "./tariff-form-view.ts";
import {
  type LineFacts,
  type ListedLine,
  lineView,
  tariffsView,
  versionView,
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
      ahead: (await listTariffs(db, line)).filter(isAhead),
    })),
  );
}

/** One line, as of an ISO day. */
async function readLine(db: Database, line: TariffLine, today: string): Promise<LineFacts> {
  const history = await readAudited(db, await listTariffs(db, line), tariffSubject);
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
  return (await listTariffs(db, line)).find((one) => one.version === version);
}

type Needs = Pick<Service, "config" | "db" | "now">;

function parseLine({ param }: DeskRequest): TariffLine {
  const line = param("line");
  if (!isTariffLine(line)) throw notFound();
  return line;
}

function parseVersion({ param }: DeskRequest): number {
  const version = Number(param("version"));
  if (!Number.isSafeInteger(version)) throw notFound();
  return version;
}

/** Proposes the submitted tariff; if it is refused, shows the form again with the input. */
async function submitTariff(submission: Submission<Needs>): Promise<DeskPage | string> {
  const { service, desk } = submission;
  const { language, actor } = desk;
  const line = parseLine(desk);
  const form = await readForm(desk.request);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const decisionId = text("decision");
  if (!isIdentifier(decisionId)) throw notFound();
  const reason = text("reason").slice(0, TEXT_LENGTH);
  const validFrom = isoDay(text("validFrom")).slice(0, 20);
  const fields = tariffFields(line);
  const figures = readTariffForm(fields, text);
  const showAgain = (problem: Omit<NonNullable<TariffFormFacts["refused"]>, "reason">) =>
    tariffFormView(desk, {
      line,
      figures,
      validFrom,
      today: getToday(service),
      refused: { reason, ...problem },
    });
  const checked = tariffKinds[line].schema.safeParse(figures);
  if (!checked.success) {
    return showAgain({ faults: tariffFaults(checked.error.issues, fields, language) });
  }
  const subject = tariffSubject({ line, id: decisionId });
  const done = { decisionId, actor, action: "tariff.propose", subject, reason } as const;
  try {
    await executeCommand(submission, done, async (inside, command) => {
      requireReason(command);
      const proposed = { line, figures: checked.data, validFrom: requireDay(validFrom) };
      await proposeTariff(inside, proposed, { decisionId, by: actor.id });
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return showAgain({ refusal: error.code });
  }
  return desk.address(`/tariffs/${line}`);
}

/** A decision about a proposed version. */
const decision = (action: DeskAction, state: "confirmed" | "rejected"): DeskCommand<Needs> => ({
  action,
  needsReason: true,
  run(service, { desk, command: { decisionId, actor } }) {
    const decided = { line: parseLine(desk), version: parseVersion(desk) };
    return decideTariff(service, decided, state, { decisionId, by: actor.id });
  },
});

/** Pages on which staff propose the tariff of a line from a day on, and others confirm it. */
export const tariffPages = deskPages(
  deskPage<Needs, readonly ListedLine[]>({
    path: "/tariffs",
    permission: "seePrices",
    facts: (service) => readLines(service.db, getToday(service)),
    view: tariffsView,
  }),
  deskPage<Needs, LineFacts>({
    path: "/tariffs/:line",
    permission: "seePrices",
    facts: (service, desk) => readLine(service.db, parseLine(desk), getToday(service)),
    view: lineView,
  }),
  deskPage<Needs, TariffFormFacts>({
    path: "/tariffs/:line/propose",
    permission: "decidePrices",
    async facts(service, desk) {
      const line = parseLine(desk);
      const today = getToday(service);
      const holding = await tariffKinds[line].on(service.db, today);
      return { line, figures: holding?.figures, validFrom: today, today };
    },
    view: tariffFormView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: "/tariffs/:line/propose",
    permission: "decidePrices",
    respond: submitTariff,
  }),
  deskPage<Needs, TariffRow>({
    path: "/tariffs/:line/:version",
    permission: "seePrices",
    async facts({ db }, desk) {
      const row = await readVersion(db, parseLine(desk), parseVersion(desk));
      if (!row) throw notFound();
      return row;
    },
    view: versionView,
    commandPermission: "decidePrices",
    async about({ db }, desk) {
      const line = parseLine(desk);
      const row = await readVersion(db, line, parseVersion(desk));
      return { subject: tariffSubject({ line, id: row?.id ?? "" }), page: `/tariffs/${line}` };
    },
    commands: {
      confirm: decision("tariff.confirm", "confirmed"),
      reject: decision("tariff.reject", "rejected"),
    },
  }),
);
