import { randomUUID } from "node:crypto";
import { and, desc, eq, lte, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { type TariffLine, type TariffRow, tariff } from "#src/platform/database/schema/prices.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { type PriceCommand, refusePastDay } from "./price-command.ts";

/** The figures of a line valid on a day. */
export interface Tariff<Figures> {
  readonly version: number;
  readonly figures: Figures;
}

/** The tariffs of one line. */
export interface TariffKind<Figures> {
  readonly line: TariffLine;
  /** Schema of its figures, with the rules between them. */
  readonly schema: z.ZodMiniType<Figures>;
  /** The tariff of an ISO day; `undefined` while the line is not on sale. */
  readonly on: (db: Database, day: string) => Promise<Tariff<Figures> | undefined>;
}

/**
 * Defines the tariffs of a line. The valid version is queried each time, so that all processes agree; its figures,
 * which never change, are read and validated once per process.
 */
export function defineTariff<Figures>(
  line: TariffLine,
  schema: z.ZodMiniType<Figures>,
): TariffKind<Figures> {
  const read = new Map<string, Figures>();
  const loadFigures = async (db: Database, id: string): Promise<Figures> => {
    const known = read.get(id);
    if (known !== undefined) return known;
    const [row] = await db
      .select({ figures: tariff.figures })
      .from(tariff)
      .where(eq(tariff.id, id));
    const figures = schema.parse(row?.figures);
    read.set(id, figures);
    return figures;
  };
  return {
    line,
    schema,
    async on(db, day) {
      const [holding] = await db
        .select({ id: tariff.id, version: tariff.version })
        .from(tariff)
        .where(
          and(eq(tariff.line, line), eq(tariff.state, "confirmed"), lte(tariff.validFrom, day)),
        )
        .orderBy(desc(tariff.validFrom))
        .limit(1);
      return holding && { version: holding.version, figures: await loadFigures(db, holding.id) };
    },
  };
}

type Needs = Pick<Platform, "config" | "db" | "now">;

/** All versions of a line, the newest first. */
export const listTariffs = (db: Database, line: TariffLine): Promise<TariffRow[]> =>
  db.select().from(tariff).where(eq(tariff.line, line)).orderBy(desc(tariff.version));

/** Validated figures of a line, and the ISO day from which they are valid. */
interface NewTariff {
  readonly line: TariffLine;
  readonly figures: unknown;
  readonly validFrom: string;
}

/** Stores the figures of a line from an archive or a seed. */
export async function loadTariff(
  service: Pick<Platform, "now">,
  tx: Database,
  { line, figures, validFrom }: NewTariff,
): Promise<void> {
  const version = await nextVersion(tx, line);
  await replaceTariffOfDay(tx, line, validFrom);
  const at = service.now();
  await tx.insert(tariff).values({
    id: randomUUID(),
    line,
    version,
    validFrom,
    figures,
    state: "confirmed",
    proposedAt: at,
    decidedAt: at,
  });
}

/** Proposes figures from a day on; they are valid once another staff member has confirmed them. Throws 422. */
export async function proposeTariff(
  service: Needs,
  { line, figures, validFrom }: NewTariff,
  { decisionId, by }: PriceCommand,
): Promise<void> {
  refusePastDay(service, validFrom);
  await service.db.insert(tariff).values({
    id: decisionId,
    line,
    version: await nextVersion(service.db, line),
    validFrom,
    figures,
    state: "proposed",
    proposedBy: by,
    proposedAt: service.now(),
  });
}

/**
 * Confirms a proposed tariff, except one's own, or rejects it; a confirmed one replaces another of its day. Throws 403,
 * 404, 409 or 422.
 */
export async function decideTariff(
  service: Needs,
  { line, version }: Pick<TariffRow, "line" | "version">,
  to: "confirmed" | "rejected",
  { by }: PriceCommand,
): Promise<void> {
  await service.db.transaction(async (tx) => {
    await lockTariffs(tx);
    const [found] = await tx
      .select()
      .from(tariff)
      .where(and(eq(tariff.line, line), eq(tariff.version, version)));
    if (!found) throw notFound();
    if (found.state !== "proposed") throw new FailureError(409, "decidedBefore");
    if (to === "confirmed") {
      const approval = { by: found.proposedBy ?? "", confirmedBy: by };
      requireTwoPeople(service, "tariff", null, approval, "priceSecondPerson");
      refusePastDay(service, found.validFrom);
      await replaceTariffOfDay(tx, line, found.validFrom);
    }
    await tx
      .update(tariff)
      .set({ state: to, decidedBy: by, decidedAt: service.now() })
      .where(eq(tariff.id, found.id));
  });
}

/** Serialises changes of tariffs; does not block readers. */
async function lockTariffs(tx: Database): Promise<void> {
  await tx.execute(sql`lock table tariff in share row exclusive mode`);
}

async function nextVersion(tx: Database, line: TariffLine): Promise<number> {
  await lockTariffs(tx);
  const [newest] = await listTariffs(tx, line);
  return (newest?.version ?? 0) + 1;
}

async function replaceTariffOfDay(
  tx: Database,
  line: TariffLine,
  validFrom: string,
): Promise<void> {
  await tx
    .update(tariff)
    .set({ state: "replaced" })
    .where(
      and(eq(tariff.line, line), eq(tariff.validFrom, validFrom), eq(tariff.state, "confirmed")),
    );
}
