import { createHash, randomUUID } from "node:crypto";
import { foldPersonName } from "@sughurta/domain";
import { joinFullName } from "@sughurta/domain/person";
import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import { type NamedPerson, type Order, order } from "#src/platform/database/schema/sales.ts";
import {
  type ScreenedRole,
  type ScreeningCheck,
  type ScreeningMatch,
  screeningCheck,
} from "#src/platform/database/schema/screening.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { ActiveList } from "#src/screening/lists/active-list.ts";

/** A person of an order. */
export interface ScreenedPerson {
  readonly role: ScreenedRole;
  readonly person: NamedPerson;
}

/** The people of an order or a policy with their roles. */
export function peopleWithRoles({
  holder,
  insured,
  drivers = [],
}: {
  readonly holder: NamedPerson;
  readonly insured: readonly NamedPerson[];
  readonly drivers?: readonly NamedPerson[] | undefined;
}): ScreenedPerson[] {
  return [
    { role: "holder", person: holder },
    ...insured.map((person) => ({ role: "insured" as const, person })),
    ...drivers.map((person) => ({ role: "driver" as const, person })),
  ];
}

/** Whether an order can be paid, waits for a decision, or was refused by a person. */
export type Screening = "clear" | "held" | "refused";

const toKey = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);

/** Hash of a person's data; another name, birth date or document has another one. */
export const personKey = (person: NamedPerson): string =>
  toKey([
    foldPersonName(joinFullName(person)),
    person.birthDate,
    person.docSeries ?? "",
    person.docNumber ?? "",
  ]);

/** People of an order who may be on the list; one who has two roles once. */
export function findMatches(
  people: readonly ScreenedPerson[],
  { index }: ActiveList,
): ScreeningMatch[] {
  const byPerson = new Map<string, ScreenedPerson>();
  for (const one of people) {
    const key = personKey(one.person);
    if (!byPerson.has(key)) byPerson.set(key, one);
  }
  return [...byPerson].flatMap(([key, { role, person }]) =>
    index.find(person).map(({ entry, name, score }) => {
      const { reference: _, ...content } = entry;
      return { role, person, personKey: key, entry, entryKey: toKey(content), name, score };
    }),
  );
}

const getPair = (match: Pick<ScreeningMatch, "personKey" | "entryKey">) =>
  `${match.personKey} ${match.entryKey}`;

/** Matches that no earlier check has released. */
export function unreleased(
  matches: readonly ScreeningMatch[],
  known: readonly ScreeningCheck[],
): ScreeningMatch[] {
  const released = new Set(
    known
      .filter(({ state }) => state === "released")
      .flatMap(({ details }) => (details.matches ?? []).map(getPair)),
  );
  return matches.filter((match) => !released.has(getPair(match)));
}

/** Decided and open checks of an order, of those saved from the same draft, and of other orders of its buyer. */
export function checksAbout(tx: Database, { id, owner }: Order, siblings: readonly Order[]) {
  const ofBuyer = tx
    .select({ one: sql`1` })
    .from(order)
    .where(and(eq(order.id, screeningCheck.orderId), eq(order.owner, owner)));
  const ids = [id, ...siblings.map((sibling) => sibling.id)];
  return tx
    .select()
    .from(screeningCheck)
    .where(
      and(
        eq(screeningCheck.kind, "sanctions"),
        or(inArray(screeningCheck.orderId, ids), exists(ofBuyer)),
      ),
    );
}

/**
 * Compares the people of a locked order with the list, and holds the order for a person if one matches. A released match
 * does not hold the buyer's orders again, as long as the person's data and the entry are the same. An open check stays
 * open when the matching data is changed: only a person decides.
 */
export async function screenOrder(
  { now }: Pick<Platform, "now">,
  tx: Database,
  {
    screened,
    siblings,
    people,
    list,
  }: {
    readonly screened: Order;
    readonly siblings: readonly Order[];
    readonly people: readonly ScreenedPerson[];
    readonly list: ActiveList;
  },
): Promise<Screening> {
  const matches = findMatches(people, list);
  const known = await checksAbout(tx, screened, siblings);
  const own = known.filter(({ orderId }) => orderId === screened.id);
  if (own.some(({ state }) => state === "refused")) return "refused";
  const holding = unreleased(matches, known);
  const open = own.find(({ state }) => state === "open");
  if (holding.length === 0) return open ? "held" : "clear";
  const details = { listVersion: list.version, matches: holding };
  if (open) {
    await tx.update(screeningCheck).set({ details }).where(eq(screeningCheck.id, open.id));
    return "held";
  }
  await tx.insert(screeningCheck).values({
    id: randomUUID(),
    kind: "sanctions",
    orderId: screened.id,
    details,
    createdAt: now(),
  });
  return "held";
}
