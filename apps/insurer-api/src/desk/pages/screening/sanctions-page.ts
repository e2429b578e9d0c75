import { BYTES_PER_MEGABYTE } from "@sughurta/domain";
import { executeCommand } from "#src/desk/shell/desk-command.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import { readTexts } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readForm, readMediaType } from "#src/platform/http/read-body.ts";
import { toDisplayName } from "#src/platform/http/read-multipart.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ListReading, readList } from "#src/screening/lists/read-list.ts";
import { LIST_SUBJECT, proposeList, recentLists } from "#src/screening/lists/sanctions-lists.ts";
import { LIST_MEGABYTES, type SanctionsFacts, sanctionsView } from "./sanctions-view.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const PERMISSION = "manageSanctions";
const PAGE = "/sanctions";
const LIST_BYTES = LIST_MEGABYTES * BYTES_PER_MEGABYTE;

async function readLists({ db }: Pick<Needs, "db">): Promise<SanctionsFacts> {
  return {
    lists: await recentLists(db),
    proposals: await openProposals(db, { subject: LIST_SUBJECT }),
  };
}

const readFile = async (file: ReturnType<FormData["get"]>): Promise<ListReading> =>
  file instanceof File
    ? readList(new Uint8Array(await file.arrayBuffer()))
    : { kind: "refused", errors: [{ row: 0, code: "unreadable" }] };

/** Stores and proposes an uploaded list; shows the errors of one that is refused. Throws 404 or 415. */
async function takeList(submission: Submission<Needs>): Promise<DeskPage | string> {
  const { service, desk } = submission;
  const { actor } = desk;
  // Only a file may be as large as a list.
  if (readMediaType(desk.request) !== "multipart/form-data") {
    throw new FailureError(415, "unsupportedMediaType");
  }
  const form = await readForm(desk.request);
  const text = readTexts(form);
  const [decisionId, reason, file] = [text("decision"), text("reason"), form.get("file")];
  if (!isIdentifier(decisionId)) throw notFound();
  const reading = await readFile(file);
  if (reading.kind === "refused") {
    return sanctionsView(desk, { ...(await readLists(service)), errors: reading.errors });
  }
  const done = {
    decisionId,
    actor,
    action: "sanctionsList.propose",
    subject: LIST_SUBJECT,
    reason,
  } as const;
  const fileName = file instanceof File ? toDisplayName(file.name) : "";
  const { list } = reading;
  try {
    await executeCommand(submission, done, async (inside, command) => {
      requireReason(command);
      await proposeList(inside, { id: decisionId, fileName, list, by: actor.id, reason });
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return desk.address(`${PAGE}?problem=${error.code}`);
  }
  return desk.address(PAGE);
}

/** The page on which staff import the sanctions list. */
export const sanctionsPages = deskPages(
  deskPage<Needs, SanctionsFacts>({
    path: PAGE,
    permission: "seeChecks",
    facts: readLists,
    view: sanctionsView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: PAGE,
    permission: PERMISSION,
    maxBytes: LIST_BYTES,
    fileMegabytes: LIST_MEGABYTES,
    respond: takeList,
  }),
);
