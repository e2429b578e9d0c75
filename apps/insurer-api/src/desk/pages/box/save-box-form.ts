import type { Language } from "@sughurta/domain";
import { MOTOR_CATEGORY, motorChoiceOfProduct } from "@sughurta/domain/motor";
import { type BoxVersion, composedBox, newBox } from "#src/content/schema/box-schemas.ts";
import { findContentItem, listContent } from "#src/content/schema/content-table.ts";
import { listItems, listVersions } from "#src/content/versions/content-versions.ts";
import { itemPath } from "#src/desk/pages/content/content-view.ts";
import {
  contentSubject,
  isTaken,
  numbersFrom,
  SAVE_COMMANDS,
  saveOrPropose,
  toPublishing,
} from "#src/desk/pages/content/save-content-form.ts";
import { isoDay } from "#src/desk/shell/day-field.ts";
import { executeCommand, PROPOSED } from "#src/desk/shell/desk-command.ts";
import type { Submission } from "#src/desk/shell/desk-page.ts";
import { type FieldFaults, TEXT_LENGTH } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { boxFaults, missingParts } from "./box-faults.ts";
import { type BoxFormFacts, boxFormPath, boxFormView } from "./box-form-view.ts";
import { readBoxForm } from "./read-box-form.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

/** Rows that a button adds. */
const MORE_ROWS = 3;

/**
 * Saves the form of a box as a draft, or proposes it to a second person. With a fault or a newer version of another
 * editor, shows the form again with everything that was typed.
 */
export async function submitBox(
  submission: Submission<Needs>,
  slug: string | undefined,
  facts: (data: Readonly<Record<string, unknown>>) => Promise<BoxFormFacts>,
): Promise<DeskPage | string> {
  const { service, desk } = submission;
  const { actor, language } = desk;
  const form = await readForm(desk.request);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const decisionId = text("decision");
  if (!isIdentifier(decisionId)) throw notFound();
  const stored = slug === undefined ? undefined : await storedBox(service.db, slug);
  const nextId = await numbersFrom(service.db, "box");
  const data = readBoxForm(form, stored ?? { id: nextId() });
  const typed = {
    reason: text("reason").slice(0, TEXT_LENGTH),
    publishOn: isoDay(text("publishOn")),
    basedOn: Number(text("version")),
  };
  const showAgain = async (changes: Partial<BoxFormFacts>) =>
    boxFormView(desk, { ...(await facts(data)), typed, ...changes });
  const button = text("command");
  if (button === "moreCovers") return showAgain({ empty: { covers: MORE_ROWS, exclusions: 1 } });
  if (button === "moreExclusions") {
    return showAgain({ empty: { covers: 1, exclusions: MORE_ROWS } });
  }
  const choice = SAVE_COMMANDS.find((one) => one === button);
  if (!choice) throw notFound();
  const checked = await checkedBox(service, data, { isNew: slug === undefined, language });
  if ("faults" in checked) return showAgain(checked);
  const { box } = checked;
  const item = { kind: "box", slug: box.slug } as const;
  const done = {
    decisionId,
    actor,
    action: `content.${choice}`,
    proposedAs: "box.propose",
    subject: contentSubject(item),
    reason: typed.reason,
  } as const;
  let isProposed = false;
  try {
    await executeCommand(submission, done, async (inside, command) => {
      requireReason(command);
      if (slug === undefined && (await isTaken(inside.db, item))) {
        throw new FailureError(409, "contentChanged");
      }
      const publishing = toPublishing(choice, typed.publishOn);
      const wanted = { ...item, data: box, basedOn: typed.basedOn, publishing };
      const result = await saveOrPropose(inside, wanted, command);
      isProposed = result === PROPOSED;
      return result;
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const isOvertaken = error.code === "contentChanged";
    return showAgain(isOvertaken ? { isOvertaken } : { refusal: error.code });
  }
  return desk.address(
    isProposed ? itemPath("history", item) : boxFormPath(box.slug, { saved: choice }),
  );
}

/** The identifying parts of a box, which its form does not change. Throws 404. */
async function storedBox(db: Database, slug: string) {
  const versions = await listVersions(db, { kind: "box", slug });
  const newest =
    versions.find(({ data }) => data !== null)?.data ?? (await findContentItem(db, "box", slug));
  if (typeof newest !== "object" || newest === null) throw notFound();
  // Versions and items are validated when they are saved.
  const { id, productCode } = newest as BoxVersion;
  return { id, slug, productCode };
}

/** The box of a form by its schema and the rules of the catalogue, or its faults. */
async function checkedBox(
  { config, db }: Needs,
  data: Readonly<Record<string, unknown>>,
  { isNew, language }: { readonly isNew: boolean; readonly language: Language },
): Promise<{ readonly box: BoxVersion } | { readonly faults: FieldFaults }> {
  const schema = isNew ? newBox : composedBox;
  const checked = schema.safeParse(data);
  const missing = missingParts(data, config.languages);
  const taken = [
    ...(isNew ? await takenNames(db, data) : []),
    ...(await unknownCategories(db, data)),
  ];
  if (checked.success && missing.length === 0 && taken.length === 0) return { box: checked.data };
  const issues = checked.error?.issues ?? [];
  return { faults: boxFaults(issues, [...missing, ...taken], language) };
}

/** A fault if a category of a box is not in the catalogue, or is that of car insurance, which has pages of its own. */
async function unknownCategories(
  db: Database,
  { categories }: Readonly<Record<string, unknown>>,
): Promise<(readonly ["categories", "category"])[]> {
  const known = (await listContent(db, "boxCategory")).map(({ slug }) => slug);
  const chosen: readonly unknown[] = Array.isArray(categories) ? categories : [];
  const isKnown = (slug: unknown) => known.includes(String(slug)) && slug !== MOTOR_CATEGORY;
  return chosen.every(isKnown) ? [] : [["categories", "category"]];
}

/** Segments of addresses under /boxes that are not boxes. */
const RESERVED_SLUGS: readonly unknown[] = ["order"];

/** The address and the code of a new box, if another box, a category or a calculated product has them. */
async function takenNames(db: Database, { slug, productCode }: Readonly<Record<string, unknown>>) {
  const items = await listItems(db, "box");
  const categories = await listItems(db, "boxCategory");
  const known = [...items, ...categories].map((item) => item.slug);
  const codes = items.flatMap(({ shown, newest }) =>
    [shown, newest?.data].map((data) => (data as BoxVersion | null | undefined)?.productCode),
  );
  const products = await db.select({ code: product.code, slug: product.slug }).from(product);
  const isSlugTaken =
    RESERVED_SLUGS.includes(slug) ||
    [...known, ...products.map((one) => one.slug)].includes(String(slug));
  const isCodeTaken =
    motorChoiceOfProduct(String(productCode)) !== undefined ||
    [...codes, ...products.map(({ code }) => code)].includes(String(productCode));
  return [
    ...(isSlugTaken ? [["slug", "slugTaken"] as const] : []),
    ...(isCodeTaken ? [["productCode", "codeTaken"] as const] : []),
  ];
}
