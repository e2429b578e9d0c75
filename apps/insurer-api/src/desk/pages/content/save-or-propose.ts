import { versionsOf } from "#src/content/versions/content-versions.ts";
import { type NewVersion, saveContent } from "#src/content/versions/save-content.ts";
import { PROPOSED } from "#src/desk/pages/desk-command.ts";
import { propose } from "#src/platform/two-people/proposals.ts";
import { lacksSecondPerson } from "#src/platform/two-people/two-people.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Audit subject of an item of content. */
export const contentSubject = ({ kind, slug }: Pick<NewVersion, "kind" | "slug">) =>
  `content:${kind}/${slug}`;

/**
 * Saves and publishes a version; if publishing it needs a second person, saves it as a draft and proposes it. A version
 * that is saved already, such as an earlier one, is proposed by its number. Throws 409 or 422.
 */
export async function saveOrPropose(
  service: Pick<Service, "config" | "db" | "now">,
  wanted: NewVersion,
  { decisionId, actor, reason }: Command,
  savedVersion?: number,
): Promise<typeof PROPOSED | undefined> {
  const { kind, slug, data, publishing } = wanted;
  const command = { decisionId, by: actor.id, reason };
  try {
    // A savepoint: a version that needs a second person leaves nothing behind.
    await service.db.transaction((tx) => saveContent({ ...service, db: tx }, wanted, command));
    return undefined;
  } catch (error) {
    if (!lacksSecondPerson(error)) throw error;
  }
  if (data !== null && savedVersion === undefined) {
    await saveContent(service, { ...wanted, publishing: "draft" }, command);
  }
  const [newest] = await versionsOf(service.db, { kind, slug });
  const basedOn = newest?.version ?? 0;
  const version = data === null ? null : (savedVersion ?? basedOn);
  const subject = contentSubject(wanted);
  await propose(service, service.db, {
    id: decisionId,
    kind: "promise",
    key: subject,
    subject,
    change: { contentKind: kind, slug, version, basedOn, publishing },
    proposedBy: actor.id,
    reason,
  });
  return PROPOSED;
}
