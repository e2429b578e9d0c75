import { type Audited, readAudited } from "#src/desk/timeline/audited.ts";
import {
  TARIFF_LINES,
  type TariffLine,
  type TariffRow,
} from "#src/platform/database/schema/tariff.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { tariffKinds } from "#src/products/price/price-archive.ts";
import { type BuyerPrices, compareTariffs } from "#src/products/price/typical-buyers.ts";
import { tariffsOf } from "#src/products/tariff/tariffs.ts";

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

/** Audit subject of a version of a tariff. */
export const tariffSubject = ({ line, id }: Pick<TariffRow, "line" | "id">) =>
  `tariff:${line}:${id}`;

/** Every line, as of an ISO day. */
export function readLines(db: Database, today: string): Promise<ListedLine[]> {
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
export async function readLine(db: Database, line: TariffLine, today: string): Promise<LineView> {
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
export async function readVersion(
  db: Database,
  line: TariffLine,
  version: number,
): Promise<TariffRow | undefined> {
  return (await tariffsOf(db, line)).find((one) => one.version === version);
}
