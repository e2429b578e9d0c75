import { CLAIM_STATES, toDiram } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { type ClaimChange, changeClaim } from "#src/claims/change-claim.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Claim, claim, claimFile } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { readClaim, readClaims } from "./claim-facts.ts";
import { MESSAGE_LENGTH, showClaim, showClaims } from "./claim-views.ts";
import type { Seat } from "./seat.ts";
import { sendDeskFile } from "./send-desk-file.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "log" | "now" | "store">;

/** Actor recorded at the sandbox desk, where the claim form does not ask who decides. */
const PRACTICE_NAME = "practice";

/** Pages on which staff decide about claims. */
export function claimPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const { db } = service;
  const page = `${seat.path}/claims`;
  const find = async (context: Context): Promise<Claim> => {
    const id = context.req.param("id") ?? "";
    const [found] = isIdentifier(id) ? await db.select().from(claim).where(eq(claim.id, id)) : [];
    if (!found) throw notFound();
    return found;
  };
  return (app) => {
    app.get(page, async (context) => {
      seat.actorFor(context, "seeClaims", "");
      return showClaims(seat, context, await readClaims(db, context));
    });
    app.get(`${page}/:id`, async (context) => {
      seat.actorFor(context, "seeClaims", "");
      const found = await find(context);
      return showClaim(seat, context, await readClaim(service, found, pageLanguage(context)));
    });
    app.get(`${page}/:id/files/:fileId`, async (context) => {
      seat.actorFor(context, "seeClaims", "");
      const { id } = await find(context);
      const fileId = context.req.param("fileId");
      const [file] = isIdentifier(fileId)
        ? await db
            .select()
            .from(claimFile)
            .where(and(eq(claimFile.id, fileId), eq(claimFile.claimId, id)))
        : [];
      if (!file) throw notFound();
      return sendDeskFile(context, service, (await seat.viewsOf(context, "claim", [id]))(id), file);
    });
    app.post(`${page}/:id`, async (context) => {
      const actor = seat.actorFor(context, "decideClaims", PRACTICE_NAME);
      const { id } = await find(context);
      const form = await readForm(context.req.raw);
      const text = (name: string) =>
        String(form.get(name) ?? "")
          .trim()
          .slice(0, MESSAGE_LENGTH);
      const change = changeIn(text);
      const message = text("message");
      const eventId = text("event");
      const lacksPapers = change?.state === "papersAwaited" && message === "";
      if (isIdentifier(eventId) && !lacksPapers) {
        await db.transaction(async (tx) => {
          const inside = { ...service, db: tx };
          await changeClaim(inside, id, { eventId, message, ...(change ? { change } : {}) });
          await seat.record(tx, {
            decisionId: eventId,
            actor,
            action: `claim.${change?.state ?? "message"}`,
            subject: `claim:${id}`,
            reason: text("refusal") || message,
          });
        });
      }
      const query = `lang=${pageLanguage(context)}${lacksPapers ? "&papers" : ""}`;
      return context.redirect(`${page}/${id}?${query}`, 303);
    });
  };
}

/** The change that the form requests; `undefined` if it lacks the amount or the reason. */
function changeIn(text: (name: string) => string): ClaimChange | undefined {
  const state = CLAIM_STATES.find((one) => one === text("state"));
  if (state === "papersAwaited" || state === "underReview") return { state };
  if (state === "paid" && Number(text("paid")) > 0)
    return { state, paidDiram: toDiram(Number(text("paid"))) };
  if (state === "refused" && text("refusal") !== "") return { state, refusal: text("refusal") };
  return undefined;
}
