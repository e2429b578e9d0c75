import { CLAIM_STATES, type Language } from "@sughurta/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { type ClaimChange, changeClaim } from "#src/claims/change-claim.ts";
import { claimMoney } from "#src/claims/claim-money.ts";
import { lastDecision, setReserve, withdrawDecision } from "#src/claims/decided-claim.ts";
import { isFileOfClaim } from "#src/claims/files-of-claim.ts";
import { runOrPropose } from "#src/desk/proposals/run-or-propose.ts";
import {
  type DeskForm,
  diramIn,
  readDeskForm,
  runDeskCommand,
} from "#src/desk/shell/desk-command.ts";
import { sendDeskFile } from "#src/desk/shell/desk-file.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { claimTimeline } from "#src/desk/timeline/claim-timeline.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Claim, claim, claimFile } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ClaimView, MESSAGE_LENGTH, showClaim, showClaims } from "./claim-view.ts";
import { readPolicyTerms } from "./policy-page.ts";

/** Audit subject of a claim. */
const claimSubject = (id: string) => `claim:${id}`;

/** A page of pending claims, or of all. */
function readClaims(db: Database, context: Context): Promise<ListPage<Claim>> {
  const waits = inArray(claim.state, ["registered", "underReview"]);
  return readWorkList(db, context, claim, waits);
}

/** A claim with its files and its timeline. */
async function readClaim(
  service: Pick<Service, "config" | "db" | "now">,
  shown: Claim,
  { language, role }: { readonly language: Language; readonly role: string },
): Promise<ClaimView> {
  const { db } = service;
  const files = await db.select().from(claimFile).where(isFileOfClaim(shown.id));
  const terms = await readPolicyTerms(service, shown.policyNumber, language);
  const isDecided = shown.state === "paid" || shown.state === "refused";
  const decided = isDecided ? await lastDecision(db, shown.id) : undefined;
  return {
    shown,
    files,
    terms,
    money: await claimMoney(db, shown),
    aloneDiram: service.config.alone.payoutDiram.get(role) ?? 0,
    decision: decided && { ...decided, isPending: decided.announceAt > service.now() },
    proposals: await openProposals(db, { subject: claimSubject(shown.id) }),
    timeline: await claimTimeline(db, shown, language),
  };
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "log" | "now" | "store">;

/** Buttons beside those that change the state of a claim. */
const CLAIM_COMMANDS = ["reserve", "withdraw", "reopen"] as const;

/** Pages on which staff decide about claims. */
export function claimPages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const { db } = service;
  const desk = { service, deskContext };
  const page = `${deskContext.path}/claims`;
  const find = async (context: Context): Promise<Claim> => {
    const id = context.req.param("id") ?? "";
    const [found] = isIdentifier(id) ? await db.select().from(claim).where(eq(claim.id, id)) : [];
    if (!found) throw notFound();
    return found;
  };
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeClaims", "");
      return showClaims(deskContext, context, await readClaims(db, context));
    });
    app.get(`${page}/:id`, async (context) => {
      const { role } = deskContext.actorFor(context, "seeClaims", "");
      const reader = { language: pageLanguage(context), role };
      return showClaim(deskContext, context, await readClaim(service, await find(context), reader));
    });
    app.get(`${page}/:id/files/:fileId`, async (context) => {
      deskContext.actorFor(context, "seeClaims", "");
      const { id } = await find(context);
      const fileId = context.req.param("fileId");
      const [file] = isIdentifier(fileId)
        ? await db
            .select()
            .from(claimFile)
            .where(and(eq(claimFile.id, fileId), eq(claimFile.claimId, id)))
        : [];
      if (!file) throw notFound();
      return sendDeskFile(
        context,
        service,
        (await deskContext.viewsOf(context, "claim", [id]))(id),
        file,
      );
    });
    app.post(`${page}/:id`, async (context) => {
      deskContext.actorFor(context, "decideClaims", "");
      const { id } = await find(context);
      const form = await readDeskForm(context, MESSAGE_LENGTH);
      const subject = claimSubject(id);
      const at = { subject, page: `${page}/${id}` };
      const command = CLAIM_COMMANDS.find((one) => one === form.text("command"));
      if (command === undefined) return decide(desk, context, form, { id, ...at });
      if (command === "reopen") {
        const change = { claimId: id, message: form.text("message") };
        const work = { ...at, action: "claim.reopen" } as const;
        return runOrPropose(desk, context, work, form, { kind: "reopening", key: subject, change });
      }
      const work = { ...at, permission: "decideClaims", action: `claim.${command}` } as const;
      if (command === "withdraw") {
        return runDeskCommand(desk, context, work, form, (inside, given) => {
          requireReason(given);
          return withdrawDecision(inside, id);
        });
      }
      const reserveDiram = diramIn(form.text("reserve") || "-1");
      const sum = moneyText(reserveDiram, "TJS", pageLanguage(context));
      const recorded = { ...form, reason: form.reason === "" ? "" : `${sum}: ${form.reason}` };
      return runDeskCommand(desk, context, work, recorded, (inside, given) => {
        requireReason(given);
        return setReserve(inside, id, reserveDiram);
      });
    });
  };
}

/** Decides about a claim, or only sends a message. */
function decide(
  desk: { readonly service: Needs; readonly deskContext: DeskContext },
  context: Context,
  { text, ...form }: DeskForm,
  { id, subject, page }: { readonly id: string; readonly subject: string; readonly page: string },
): Promise<Response> {
  const message = text("message");
  const reason = text("refusal") || message;
  const at = { subject, page, typed: ["paid"] };
  const said = { ...form, text, reason };
  if (text("state") === "paid") {
    const paidDiram = diramIn(text("paid"));
    const wanted = { claimId: id, paidDiram, message };
    const work = { ...at, action: "claim.paid" } as const;
    const sum = moneyText(paidDiram, "TJS", pageLanguage(context));
    // The message is personal data: it stays in the claim.
    const summed = { ...said, reason: sum };
    const proposal = { kind: "payout", key: subject, change: wanted } as const;
    return runOrPropose(desk, context, work, summed, proposal);
  }
  const change = changeIn(text);
  const action = `claim.${change?.state ?? "message"}` as const;
  const work = { ...at, permission: "decideClaims", action } as const;
  return runDeskCommand(desk, context, work, said, (inside, { decisionId: eventId }) =>
    changeClaim(inside, id, { eventId, change, message }),
  );
}

/** The change that the form requests, except a payout; `undefined` for a message alone. */
function changeIn(text: DeskForm["text"]): ClaimChange | undefined {
  const state = CLAIM_STATES.find((one) => one === text("state"));
  if (state === "papersAwaited" || state === "underReview") return { state };
  return state === "refused" ? { state, refusal: text("refusal") } : undefined;
}
