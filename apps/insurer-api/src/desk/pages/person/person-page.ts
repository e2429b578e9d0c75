import { isLanguage, parsePhone, toWirePhone } from "@sughurta/domain";
import { desc, isNotNull } from "drizzle-orm";
import { orPropose, type ProposalNeeds } from "#src/desk/proposals/run-or-propose.ts";
import { executeCommand } from "#src/desk/shell/desk-command.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import { idIn, type StaffRequest } from "#src/desk/shell/desk-request.ts";
import { readTexts } from "#src/desk/shell/form-fields.ts";
import { countRows, type ErasureTarget } from "#src/people/erase-person.ts";
import { personFile } from "#src/people/export-person.ts";
import { type FoundPerson, findPeople, loadScope } from "#src/people/find-people.ts";
import {
  findPersonRequest,
  openPersonRequest,
  personSubject,
} from "#src/people/person-requests.ts";
import { planErasure } from "#src/people/plan-erasure.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { personRequest } from "#src/platform/database/schema/person.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { attachment } from "#src/platform/http/attachment.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  type ChosenPerson,
  PEOPLE,
  type PeopleFacts,
  type PersonFacts,
  peopleView,
  personView,
} from "./person-view.ts";

type Needs = ProposalNeeds & Pick<Service, "renderer">;

const PERMISSION = "handlePeople";
const MOST = 50;

async function readRequests({ db }: Pick<Needs, "db">): Promise<PeopleFacts> {
  const requests = await db
    .select()
    .from(personRequest)
    .where(isNotNull(personRequest.sealed))
    .orderBy(desc(personRequest.createdAt))
    .limit(MOST);
  return { requests };
}

/** Opens a request about a phone, and records it; the address of the request contains its id only. */
async function openRequest(submission: Submission<Needs>): Promise<string> {
  const { service, desk } = submission;
  const form = await readForm(desk.request);
  const text = readTexts(form);
  const decisionId = text("decision");
  if (!isIdentifier(decisionId)) throw notFound();
  const digits = parsePhone(text("phone"));
  const refused = (code: string) => desk.address(`${PEOPLE}?problem=${code}`);
  if (digits === undefined) return refused("personUnknown");
  const phone = toWirePhone(digits);
  const people = await findPeople(service.db, phone, decisionId);
  if (people.length === 0) return refused("personUnknown");
  const done = {
    decisionId,
    actor: desk.actor,
    action: "person.open",
    subject: personSubject(decisionId),
    reason: text("reason"),
  } as const;
  try {
    await executeCommand(submission, done, async (inside, command) => {
      requireReason(command);
      await openPersonRequest(service, inside.db, { id: decisionId, phone, by: desk.actor.id });
    });
  } catch (error) {
    if (error instanceof FailureError) return refused(error.code);
    throw error;
  }
  return desk.address(`${PEOPLE}/${decisionId}`);
}

async function aboutPerson(
  service: Needs,
  phone: string,
  person: FoundPerson,
): Promise<ChosenPerson> {
  const scope = await loadScope(service, phone, person);
  const { blocks, kept, scope: erasable } = await planErasure(service, scope);
  return {
    person,
    others: scope.others,
    language: scope.language,
    stored: await countRows(service.db, scope),
    erased: await countRows(service.db, erasable),
    blocks,
    kept,
    policies: scope.policies,
  };
}

async function readPerson(service: Needs, desk: StaffRequest): Promise<PersonFacts> {
  const { db } = service;
  const id = idIn(desk);
  const { phone, ...request } = await findPersonRequest(service, db, id);
  const people = phone === undefined ? [] : await findPeople(db, phone, id);
  const [only] = people;
  const person = people.length === 1 ? only : people.find(({ key }) => key === desk.query.person);
  return {
    request,
    phone,
    people,
    chosen: person && phone !== undefined ? await aboutPerson(service, phone, person) : undefined,
    proposals: await openProposals(db, { subject: personSubject(id) }),
  };
}

/** Sends a person's file; nothing is stored, and the download is recorded. Redirects to the page without a reason. */
async function sendFile(submission: Submission<Needs>): Promise<Response | string> {
  const { service, desk } = submission;
  const { db } = service;
  const id = idIn(desk);
  const form = await readForm(desk.request);
  const text = readTexts(form);
  const { phone } = await findPersonRequest(service, db, id);
  if (phone === undefined) throw notFound();
  const person = (await findPeople(db, phone, id)).find(({ key }) => key === text("person"));
  if (!person || !isIdentifier(text("decision"))) throw notFound();
  const [format, given] = [text("format"), text("language")];
  const language = isLanguage(given) ? given : desk.language;
  const scope = await loadScope(service, phone, person);
  const { content, mediaType } = await personFile(service, scope, format, language);
  const done = {
    decisionId: text("decision"),
    actor: desk.actor,
    action: "person.export",
    subject: personSubject(id),
    reason: text("reason"),
  } as const;
  try {
    await executeCommand(submission, done, async (_inside, command) => requireReason(command));
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return desk.address(`${PEOPLE}/${id}?person=${person.key}&problem=${error.code}`);
  }
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": mediaType,
      "Content-Disposition": attachment(`person-${id.slice(0, 8)}.${format}`),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}

/** Pages for requests of people about their data: a copy, a correction, an erasure. */
export const personPages = deskPages(
  deskPage<Needs, PeopleFacts>({
    path: PEOPLE,
    permission: PERMISSION,
    facts: readRequests,
    view: peopleView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: PEOPLE,
    permission: PERMISSION,
    respond: openRequest,
  }),
  deskPage<Needs, PersonFacts>({
    path: `${PEOPLE}/:id`,
    permission: PERMISSION,
    facts: readPerson,
    view: personView,
    about: async (service, desk, { text }) => {
      const { id } = await findPersonRequest(service, service.db, idIn(desk));
      return {
        subject: personSubject(id),
        page: `${PEOPLE}/${id}?person=${encodeURIComponent(text("person"))}`,
      };
    },
    commands: {
      erase: {
        action: "erasure.propose",
        ...orPropose("erasure", async (service, { desk, form }) => {
          const requestId = idIn(desk);
          const change: ErasureTarget = { requestId, person: form.text("person") };
          await requireErasable(service, change);
          return { change };
        }),
      },
    },
  }),
  deskResponse<Needs>({
    method: "post",
    path: `${PEOPLE}/:id/file`,
    permission: PERMISSION,
    respond: sendFile,
  }),
);

/** Throws 404 for an unknown person, and 409 while something blocks the erasure. */
async function requireErasable(
  service: ProposalNeeds,
  { requestId, person }: ErasureTarget,
): Promise<void> {
  const { db } = service;
  const { phone } = await findPersonRequest(service, db, requestId);
  const people = phone === undefined ? [] : await findPeople(db, phone, requestId);
  const found = people.find(({ key }) => key === person);
  if (!found || phone === undefined) throw new FailureError(404, "personUnknown");
  const { blocks } = await planErasure(service, await loadScope(service, phone, found));
  if (blocks.length > 0) throw new FailureError(409, "personBlocked");
}
