import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Order } from "#src/platform/database/schema/sales.ts";
import { type CorrectionOnHold, screeningCheck } from "#src/platform/database/schema/screening.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { ActiveList } from "#src/screening/lists/active-list.ts";
import {
  checksAbout,
  findMatches,
  personKey,
  type ScreenedPerson,
  unreleased,
} from "./hold-orders.ts";

/** A wanted correction of a locked policy. */
interface ScreenedCorrection {
  readonly policyNumber: string;
  /** Absent for a policy that was not bought here. */
  readonly order: Order | undefined;
  readonly before: readonly ScreenedPerson[];
  readonly after: readonly ScreenedPerson[];
  readonly correction: CorrectionOnHold;
}

/**
 * Compares the people that a correction adds or changes with the list, and holds the correction for a person if one
 * matches; another correction of the policy takes the place of one that waits. A released match does not hold again, as
 * long as the person's data and the entry are the same.
 */
export async function screenCorrection(
  { now }: Pick<Platform, "now">,
  tx: Database,
  list: ActiveList,
  { policyNumber, order, before, after, correction }: ScreenedCorrection,
): Promise<"clear" | "held"> {
  const known = new Set(before.map(({ person }) => personKey(person)));
  const changed = after.filter(({ person }) => !known.has(personKey(person)));
  const matches = changed.length === 0 ? [] : findMatches(changed, list);
  if (matches.length === 0) return "clear";
  const isOfPolicy = and(
    eq(screeningCheck.kind, "correction"),
    eq(screeningCheck.policyNumber, policyNumber),
  );
  const ofPolicy = await tx.select().from(screeningCheck).where(isOfPolicy);
  const ofOrder = order ? await checksAbout(tx, order, []) : [];
  const holding = unreleased(matches, [...ofPolicy, ...ofOrder]);
  if (holding.length === 0) return "clear";
  const details = { listVersion: list.version, matches: holding, correction };
  const open = ofPolicy.find(({ state }) => state === "open");
  if (open) {
    await tx.update(screeningCheck).set({ details }).where(eq(screeningCheck.id, open.id));
    return "held";
  }
  await tx.insert(screeningCheck).values({
    ...{ id: randomUUID(), kind: "correction", policyNumber, details, createdAt: now() },
  });
  return "held";
}
