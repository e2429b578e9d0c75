import { randomUUID } from "node:crypto";
import { CLAIM_STATES, claimNumber, nextClaimStates, toDiram } from "@sughurta/domain";
import { desc, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { type ClaimChange, changeClaim } from "#src/claims/change-claim.ts";
import { claimHistory } from "#src/claims/claim-history.ts";
import { isFileOfClaim } from "#src/claims/files-of-claim.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Claim, claim, claimFile } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendList, sendPage } from "#src/platform/http/html-page.ts";
import type { Service } from "#src/sales/service.ts";
import { type ClaimDeskTexts, claimDeskTexts } from "./claim-texts.ts";
import type { Seat } from "./seat.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

/** At the practice desk nobody says who decides about a claim. */
const PRACTICE_NAME = "practice";
const SHOWN = 50;
const MESSAGE_LENGTH = 1_000;

/** Where people decide about claims. */
export function claimPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const page = `${seat.path}/claims`;
  const find = async (context: Context): Promise<Claim> => {
    const id = context.req.param("id") ?? "";
    const [found] = isIdentifier(id)
      ? await service.db.select().from(claim).where(eq(claim.id, id))
      : [];
    if (!found) throw notFound();
    return found;
  };
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seeClaims", "");
      return showClaims(service, context, page);
    });
    app.get(`${page}/:id`, async (context) => {
      seat.actorFor(context, "seeClaims", "");
      return showClaim(service, context, await find(context));
    });
    app.post(`${page}/:id`, async (context) => {
      const actor = seat.actorFor(context, "decideClaims", PRACTICE_NAME);
      const { id } = await find(context);
      const form = await context.req.parseBody();
      const text = (name: string) =>
        String(form[name] ?? "")
          .trim()
          .slice(0, MESSAGE_LENGTH);
      const change = changeIn(text);
      const message = text("message");
      const eventId = text("event");
      const lacksPapers = change?.state === "papersAwaited" && message === "";
      if (isIdentifier(eventId) && !lacksPapers) {
        await service.db.transaction(async (tx) => {
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
      return context.redirect(`${page}/${id}${lacksPapers ? "?papers" : ""}`, 303);
    });
  };
}

/** What the form asks for; nothing where it lacks the amount or the reason. */
function changeIn(text: (name: string) => string): ClaimChange | undefined {
  const state = CLAIM_STATES.find((one) => one === text("state"));
  if (state === "papersAwaited" || state === "underReview") return { state };
  if (state === "paid" && Number(text("paid")) > 0)
    return { state, paidDiram: toDiram(Number(text("paid"))) };
  if (state === "refused" && text("refusal") !== "") return { state, refusal: text("refusal") };
  return undefined;
}

async function showClaims(
  service: Pick<Service, "db">,
  context: Context,
  page: string,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = claimDeskTexts[language];
  const rows = await service.db.select().from(claim).orderBy(desc(claim.createdAt)).limit(SHOWN);
  const list = rows.map(
    ({ id, fullName, state, createdAt }) => html`<article class="card">
      <h2><a href="${page}/${id}">${claimNumber(id)}</a></h2>
      <p>${fullName} · ${texts.states[state]}</p><p class="muted">${createdAt.toISOString()}</p></article>`,
  );
  return sendList(context, language, texts, list);
}

async function showClaim(
  service: Pick<Service, "db">,
  context: Context,
  shown: Claim,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = claimDeskTexts[language];
  const history = await claimHistory(service.db, shown.id);
  const files = await service.db.select().from(claimFile).where(isFileOfClaim(shown.id));
  const facts = html`<section class="card"><h1>${claimNumber(shown.id)}</h1>
    <p>${texts.states[shown.state]}</p>
    <dl><dt>${texts.claimant}</dt><dd>${shown.fullName}, ${shown.phone}, ${shown.email}</dd>
    <dt>${texts.policy}</dt><dd>${shown.policyNumber}</dd>
    <dt>${texts.files}</dt><dd>${files.map(({ name }) => name).join(", ") || "–"}</dd></dl>
    <pre>${shown.note}</pre></section>`;
  const events = history.map(
    ({ state, message, createdAt }) =>
      html`<p class="muted">${createdAt.toISOString()} · ${state ? texts.states[state] : texts.message}</p><p>${message}</p>`,
  );
  const lacksPapers = context.req.query("papers") !== undefined;
  const body = html`${facts}${decisionForm(shown, texts, lacksPapers)}<section class="card">${events}</section>`;
  return sendPage(context, {
    language,
    title: claimNumber(shown.id),
    heading: texts.title,
    languageLinks: true,
    body,
  });
}

function decisionForm(shown: Claim, texts: ClaimDeskTexts, lacksPapers: boolean) {
  const choices = nextClaimStates(shown.state);
  const buttons = choices.map(
    (state) => html`<button name="state" value="${state}">${texts.states[state]}</button>`,
  );
  const decision = choices.includes("paid")
    ? html`<label>${texts.paid} <input name="paid" type="number" min="0" step="0.01"></label>
        <label>${texts.refusal} <input name="refusal" maxlength="${MESSAGE_LENGTH}"></label>`
    : "";
  const note = lacksPapers ? html`<p role="alert">${texts.namePapers}</p>` : "";
  return html`<section class="card"><form method="post">${note}
    <input type="hidden" name="event" value="${randomUUID()}">
    <label>${texts.message} <textarea name="message" rows="3" maxlength="${MESSAGE_LENGTH}"></textarea></label>
    ${decision}${buttons}<button>${texts.send}</button></form></section>`;
}
