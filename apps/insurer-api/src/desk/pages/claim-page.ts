import { and, eq, inArray, sql } from "drizzle-orm";
import { type ClaimChange, changeClaim } from "#src/claims/change-claim.ts";
import { isFileOfClaim } from "#src/claims/claim-history.ts";
import { claimMoney } from "#src/claims/claim-money.ts";
import { lastDecision, setReserve, withdrawDecision } from "#src/claims/decided-claim.ts";
import { orPropose } from "#src/desk/proposals/run-or-propose.ts";
import { type DeskCommand, type DeskForm, diramIn } from "#src/desk/shell/desk-command.ts";
import { deskFile, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { type DeskRequest, idIn, type StaffRequest } from "#src/desk/shell/desk-request.ts";
import { productChoices } from "#src/desk/shell/filter-choices.ts";
import { filterQuery, readWorkList } from "#src/desk/shell/list-query.ts";
import { claimTimeline } from "#src/desk/timeline/claim-timeline.ts";
import { colleaguesFor, isHandledBy, listHandlers } from "#src/desk/work/assignments.ts";
import { notesOn } from "#src/desk/work/notes.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { type Claim, claim, claimFile } from "#src/platform/database/schema/service.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { marksOn } from "#src/screening/checks/decide-check.ts";
import {
  type ClaimFacts,
  type ClaimsFacts,
  claimsView,
  claimView,
  MESSAGE_LENGTH,
} from "./claim-view.ts";
import { readPolicyTerms } from "./policy-page.ts";

/** Audit subject of a claim. */
const claimSubject = (id: string) => `claim:${id}`;

type Needs = Pick<Service, "config" | "db" | "jobs" | "log" | "now" | "store" | "sanctions">;

/** The claim of an address. Throws 404. */
async function findClaim({ db }: Pick<Service, "db">, desk: DeskRequest): Promise<Claim> {
  const [found] = await db
    .select()
    .from(claim)
    .where(eq(claim.id, idIn(desk)));
  if (!found) throw notFound();
  return found;
}

/** A page of claims to decide, oldest first, or of all, newest first. */
async function readClaims({ db }: Needs, desk: StaffRequest): Promise<ClaimsFacts> {
  const soldAs = db
    .select({ code: policy.productCode })
    .from(policy)
    .where(eq(policy.number, claim.policyNumber));
  const only = filterQuery(desk, {
    day: claim.createdAt,
    product: sql`(${soldAs})`,
    state: claim.state,
    mine: isHandledBy(db, "claim", claim.id),
  });
  const isPending = inArray(claim.state, ["registered", "underReview"]);
  const page = await readWorkList(db, desk, claim, isPending, only);
  const ids = page.shown.map(({ id }) => id);
  return {
    ...page,
    handlers: await listHandlers(db, "claim", ids),
    products: await productChoices(db, desk.language),
  };
}

/** A claim with its files and its timeline. */
async function readClaim(service: Needs, desk: StaffRequest): Promise<ClaimFacts> {
  const { config, db, now } = service;
  const { language, actor } = desk;
  const shown = await findClaim(service, desk);
  const isDecided = shown.state === "paid" || shown.state === "refused";
  const decided = isDecided ? await lastDecision(db, shown.id) : undefined;
  return {
    shown,
    files: await db.select().from(claimFile).where(isFileOfClaim(shown.id)),
    terms: await readPolicyTerms(service, shown.policyNumber, language),
    money: await claimMoney(db, shown),
    aloneDiram: config.alone.payoutDiram.get(actor.role) ?? 0,
    decision: decided && { ...decided, isPending: decided.announceAt > now() },
    proposals: await openProposals(db, { subject: claimSubject(shown.id) }),
    timeline: await claimTimeline(db, shown, language),
    handling: {
      handler: (await listHandlers(db, "claim", [shown.id])).get(shown.id),
      colleagues: await colleaguesFor(db, "claim"),
    },
    notes: await notesOn(db, "claim", shown.id),
    marks: await marksOn(db, { claimId: shown.id }),
  };
}

/** A decision other than a payout, or a message alone. */
const decision = (
  name: "papersAwaited" | "underReview" | "refused" | "message",
  changeIn: (form: DeskForm) => ClaimChange | undefined,
): DeskCommand<Needs> => ({
  action: `claim.${name}`,
  typed: ["paid"],
  reason: ({ text }) => text("refusal") || text("message"),
  run(service, { desk, form, command }) {
    const message = form.text("message");
    const change = changeIn(form);
    return changeClaim(service, idIn(desk), { eventId: command.decisionId, change, message });
  },
});

const sumIn = (text: string, { language }: DeskRequest): string =>
  moneyText(diramIn(text), "TJS", language);

/** Commands on a claim, by button. */
const claimCommands: Readonly<Record<string, DeskCommand<Needs>>> = {
  message: decision("message", () => undefined),
  papersAwaited: decision("papersAwaited", () => ({ state: "papersAwaited" })),
  underReview: decision("underReview", () => ({ state: "underReview" })),
  refused: decision("refused", ({ text }) => ({ state: "refused", refusal: text("refusal") })),
  paid: {
    action: "claim.paid",
    typed: ["paid"],
    // The message is personal data: it stays in the claim.
    reason: ({ text }, desk) => sumIn(text("paid"), desk),
    ...orPropose("payout", (_service, { desk, form: { text } }) => ({
      change: {
        claimId: idIn(desk),
        paidDiram: diramIn(text("paid")),
        message: text("message"),
      },
    })),
  },
  withdraw: {
    action: "claim.withdraw",
    needsReason: true,
    run: (service, { desk }) => withdrawDecision(service, idIn(desk)),
  },
  reopen: {
    action: "claim.reopen",
    ...orPropose("reopening", (_service, { desk, form }) => ({
      change: { claimId: idIn(desk), message: form.text("message") },
    })),
  },
  reserve: {
    action: "claim.reserve",
    needsReason: true,
    reason: ({ reason, text }, desk) =>
      reason === "" ? "" : `${sumIn(text("reserve") || "-1", desk)}: ${reason}`,
    run: (service, { desk, form }) =>
      setReserve(service, idIn(desk), diramIn(form.text("reserve") || "-1")),
  },
};

/** Pages on which staff decide about claims. */
export const claimPages = deskPages(
  deskPage<Needs, ClaimsFacts>({
    path: "/claims",
    permission: "seeClaims",
    facts: readClaims,
    view: claimsView,
  }),
  deskPage<Needs, ClaimFacts>({
    path: "/claims/:id",
    permission: "seeClaims",
    facts: readClaim,
    view: claimView,
    commandPermission: "decideClaims",
    about: async (service, desk) => ({
      subject: claimSubject((await findClaim(service, desk)).id),
    }),
    chosen: ({ text }) => text("command") || text("state") || "message",
    textLength: MESSAGE_LENGTH,
    commands: claimCommands,
  }),
  deskFile<Needs>({
    path: "/claims/:id/files/:fileId",
    permission: "seeClaims",
    async find({ db }, desk) {
      const id = idIn(desk);
      const isShown = and(eq(claimFile.id, idIn(desk, "fileId")), eq(claimFile.claimId, id));
      const [file] = await db.select().from(claimFile).where(isShown);
      return file && { kind: "claim", id, file };
    },
  }),
);
