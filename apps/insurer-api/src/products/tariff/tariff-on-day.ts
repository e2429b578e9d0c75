import { and, desc, eq, lte } from "drizzle-orm";
import type * as z from "zod/mini";
import { type TariffLine, tariff } from "#src/platform/database/schema/tariff.ts";
import type { Database } from "#src/platform/database/sql.ts";

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
  const figuresOf = async (db: Database, id: string): Promise<Figures> => {
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
      return holding && { version: holding.version, figures: await figuresOf(db, holding.id) };
    },
  };
}
