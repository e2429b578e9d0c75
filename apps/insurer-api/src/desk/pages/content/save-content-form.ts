import { ITEM_SLUGS, OPEN_KINDS } from "#src/content/archive/seed-content.ts";
import { boxVersion } from "#src/content/schema/box-schemas.ts";
import {
  type ContentKind,
  type ContentKinds,
  versionSchemas,
} from "#src/content/schema/content-schemas.ts";
import type { ContentVersion } from "#src/content/schema/content-table.ts";
import { listItems, listVersions, visibleData } from "#src/content/versions/content-versions.ts";
import {
  hasOffer,
  type NewVersion,
  type Publishing,
  saveContent,
} from "#src/content/versions/save-content.ts";
import { isoDay, requireDay } from "#src/desk/shell/day-field.ts";
import { executeCommand, PROPOSED } from "#src/desk/shell/desk-command.ts";
import type { Submission } from "#src/desk/shell/desk-page.ts";
import { TEXT_LENGTH } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { getToday } from "#src/platform/platform.ts";
import { propose } from "#src/platform/two-people/proposals.ts";
import { lacksSecondPerson } from "#src/platform/two-people/two-people.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { contentFaults, getFields, NUMBER_FIELDS, readContentForm } from "./content-form.ts";
import { type ContentFormFacts, contentFormView } from "./content-form-view.ts";
import { pathLabel } from "./content-labels.ts";
import { contentTexts } from "./content-texts.ts";
import { itemPath } from "./content-view.ts";

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
  const versions = await listVersions(service.db, { kind, slug });
  const basedOn = versions[0]?.version ?? 0;
  const version = data === null ? null : (savedVersion ?? basedOn);
  const subject = contentSubject(wanted);
  await propose(service, service.db, {
    id: decisionId,
    kind: hasOffer(kind, getData(versions, version)) ? "box" : "promise",
    key: subject,
    subject,
    change: { contentKind: kind, slug, version, basedOn, publishing },
    proposedBy: actor.id,
    reason,
  });
  return PROPOSED;
}

const getData = (versions: readonly ContentVersion[], wanted: number | null) =>
  versions.find(({ version }) => version === wanted)?.data;

/** The buttons of a form that saves a version. */
export const SAVE_COMMANDS = ["draft", "publish", "plan"] as const;

/**
 * Saves the form of an item. On a validation error or a newer version of another editor, shows the form again with the
 * input.
 */
export async function submitContent(
  submission: Submission<Pick<Service, "config" | "db" | "now">>,
  kind: ContentKind,
  slug: string | undefined,
): Promise<DeskPage | string> {
  const { service, desk } = submission;
  const { language, actor } = desk;
  const form = await readForm(desk.request);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const choice = SAVE_COMMANDS.find((one) => one === text("command"));
  const decisionId = text("decision");
  const isNew = slug === undefined;
  if (!choice || !isIdentifier(decisionId) || (isNew && !OPEN_KINDS.includes(kind))) {
    throw notFound();
  }
  const reason = text("reason").slice(0, TEXT_LENGTH);
  const publishOn = isoDay(text("publishOn"));
  const basedOn = Number(text("version"));
  const stored = isNew ? undefined : await storedItem(service.db, kind, slug);
  const nextId = await numbersFrom(service.db, kind);
  const data = {
    ...readContentForm(getFields(kind), form, stored, nextId),
    ...(await waitingOffer(service.db, kind, slug)),
  };
  const showAgain = async (problem: Partial<ContentFormFacts>) => {
    const item = { kind, slug: slug ?? "" };
    return contentFormView(desk, {
      kind,
      slug,
      data,
      versions: isNew ? [] : await listVersions(service.db, item),
      isShown: !isNew && (await visibleData(service.db, item)) !== undefined,
      languages: service.config.languages,
      today: getToday(service),
      typed: { reason, publishOn, basedOn },
      ...problem,
    });
  };
  const checked = versionSchemas[kind].safeParse(data);
  if (!checked.success) {
    return showAgain({ faults: contentFaults(checked.error.issues, language) });
  }
  const item = { kind, slug: slug ?? toSlug(kind, data) };
  const done = {
    decisionId,
    actor,
    action: `content.${choice}`,
    proposedAs: "promise.propose",
    subject: contentSubject(item),
    reason,
  } as const;
  let isProposed = false;
  try {
    await executeCommand(submission, done, async (inside, command) => {
      requireReason(command);
      if (isNew && (await isTaken(inside.db, item))) throw new FailureError(409, "contentChanged");
      const publishing = toPublishing(choice, publishOn);
      const wanted = { ...item, data: checked.data, basedOn, publishing };
      const result = await saveOrPropose(inside, wanted, command);
      isProposed = result === PROPOSED;
      return result;
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const isOvertaken = error.code === "contentChanged";
    if (isOvertaken && isNew) {
      const field = kind === "partnerCategory" ? "key" : "slug";
      const fault = {
        place: pathLabel(field, language),
        text: contentTexts[language].wrong.taken,
      };
      return showAgain({ faults: new Map([[field, fault]]) });
    }
    return showAgain(isOvertaken ? { isOvertaken } : { refusal: error.code });
  }
  return isProposed
    ? desk.address(itemPath("history", item))
    : desk.address(itemPath("item", item, { saved: choice }));
}

/** Publishing of a version by the button that saved it. Throws 422 without a day. */
export function toPublishing(
  choice: (typeof SAVE_COMMANDS)[number],
  publishOn: string,
): Publishing {
  if (choice === "plan") return { on: requireDay(publishOn) };
  return choice === "publish" ? "now" : "draft";
}

/** Whether an item is published or saved. */
export async function isTaken(
  tx: Database,
  item: { kind: ContentKind; slug: string },
): Promise<boolean> {
  return (await visibleData(tx, item)) !== undefined || (await listVersions(tx, item)).length > 0;
}

/** Terms of a box that an unpublished version has: a change of its texts keeps them. */
async function waitingOffer(db: Database, kind: ContentKind, slug: string | undefined) {
  if (kind !== "box" || slug === undefined) return {};
  const [newest] = await listVersions(db, { kind, slug });
  if (newest?.state !== "draft" && newest?.state !== "planned") return {};
  const { sale } = boxVersion.safeParse(newest.data).data ?? {};
  return sale ? { sale } : {};
}

/** Identifying fields of an item, from its published or its newest version. Throws 404. */
async function storedItem(db: Database, kind: ContentKind, slug: string) {
  const versions = await listVersions(db, { kind, slug });
  const data =
    (await visibleData(db, { kind, slug })) ??
    versions.find((version) => version.data !== null)?.data;
  if (typeof data !== "object" || data === null) throw notFound();
  return { ...data };
}

/** Generates numbers that no item of a kind uses. */
export async function numbersFrom(db: Database, kind: ContentKind): Promise<() => number> {
  const items = await listItems(db, kind);
  const known = items.flatMap(({ shown, newest }) => [
    ...numbersIn(shown),
    ...numbersIn(newest?.data),
  ]);
  let last = Math.max(0, ...known);
  return () => {
    last += 1;
    return last;
  };
}

function numbersIn(value: unknown): number[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    NUMBER_FIELDS.includes(name) && typeof part === "number" ? [part] : numbersIn(part),
  );
}

/** The slug of a new item; its data has passed the schema of its kind. */
function toSlug<Kind extends ContentKind>(kind: Kind, data: unknown): string {
  return ITEM_SLUGS[kind](data as ContentKinds[Kind]) ?? kind;
}
