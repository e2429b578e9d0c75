import { randomUUID } from "node:crypto";
import type { SanctionsEntry } from "#src/platform/database/schema/screening.ts";
import { decideProposal } from "#src/platform/two-people/proposals.ts";
import { activateList, proposeList } from "#src/screening/lists/sanctions-lists.ts";
import type { TestService } from "./a-service.ts";

/** Longer than a process uses a version of the list without asking for a newer one. */
const VERSION_MS = 60_000;

/** Imports a sanctions list and confirms it, unless told otherwise; returns its id. */
export async function importList(
  { service, pass }: Pick<TestService, "service" | "pass">,
  people: readonly (Partial<SanctionsEntry> & Pick<SanctionsEntry, "names">)[],
  { isConfirmed = true } = {},
): Promise<string> {
  const id = randomUUID();
  const entries = people.map((one, at) => ({
    reference: String(at + 1),
    birthDates: [],
    documents: [],
    ...one,
  }));
  const list = { source: "csv", dated: null, entries } as const;
  const proposed = { id, fileName: "list.csv", list, by: "zarina", reason: "Monthly update" };
  await proposeList(service, proposed);
  if (isConfirmed) {
    await decideProposal(service, service.db, id, "confirmed", "nilufar");
    await activateList(service, id, { by: "zarina", confirmedBy: "nilufar" });
  }
  pass(VERSION_MS);
  return id;
}
