import { formatDate } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { findPolicies } from "#src/desk/find-policies.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { cancelPolicyFor } from "#src/sales/decision/cancel-policy.ts";
import { queuePolicyMessages } from "#src/sales/outbox/queue-policy-messages.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, deskProblem, readDeskForm, runDeskCommand } from "./desk-command.ts";
import { policyDeskTexts } from "./policy-texts.ts";
import type { Seat } from "./seat.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const SEARCH_LENGTH = 60;

/** Where people find a policy, send it again, and cancel it for whoever asks. */
export function policyPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const desk = { service, seat };
  const page = `${seat.path}/policies`;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seePolicies", "");
      return showPolicies(service, seat, context);
    });
    app.post(`${page}/:number`, async (context) => {
      const number = context.req.param("number");
      const form = await readDeskForm(context);
      const back = `${page}?search=${encodeURIComponent(number)}`;
      const subject = `policy:${number}`;
      if (form.text("command") === "sendAgain") {
        const work = {
          permission: "seePolicies",
          action: "sendAgain",
          subject,
          page: back,
        } as const;
        return runDeskCommand(desk, context, work, form, (inside, { decisionId }) =>
          sendAgain(inside, number, decisionId),
        );
      }
      if (form.text("command") !== "cancel") throw notFound();
      const work = {
        permission: "cancelPolicies",
        action: "cancelPolicy",
        subject,
        page: back,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        cancelPolicyFor(inside, number, command),
      );
    });
  };
}

async function sendAgain(service: Needs, number: string, decisionId: string): Promise<void> {
  const [found] = await service.db.select().from(policy).where(eq(policy.number, number));
  if (!found) throw notFound();
  await queuePolicyMessages(service, service.db, found, `policy:${number}:${decisionId}`);
}

async function showPolicies(service: Needs, seat: Seat, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const search = (context.req.query("search") ?? "").trim().slice(0, SEARCH_LENGTH);
  const found = search === "" ? [] : await findPolicies(service.db, search);
  const cards = found.map(({ policy: one, cancelledOn }) => {
    const { holder } = one;
    const action = `${seat.path}/policies/${one.number}?lang=${language}`;
    const cancelling = cancelledOn
      ? html`<p>${texts.cancelled} ${formatDate(cancelledOn)}</p>`
      : html`<details><summary>${texts.cancel}</summary><form method="post" action="${action}">${commandFields(seat, texts)}
        <button name="command" value="cancel">${texts.cancel}</button></form></details>`;
    return html`<article class="card"><h2>${one.number} · ${one.productCode}</h2>
      <dl><dt>${texts.holder}</dt><dd>${holder.lastName} ${holder.firstName}, ${holder.phone}</dd>
      <dt>${texts.period}</dt><dd>${formatDate(one.startDate)} – ${formatDate(one.endDate)}</dd>
      <dt>${texts.paid}</dt><dd>${moneyText(one.amountDiram, one.currency, language)}</dd></dl>
      <details><summary>${texts.sendAgain}</summary><form method="post" action="${action}">${commandFields(seat, texts)}
      <button name="command" value="sendAgain">${texts.sendAgain}</button></form></details>${cancelling}</article>`;
  });
  const nothing =
    search !== "" && found.length === 0 ? html`<p role="status">${texts.empty}</p>` : "";
  const body = html`${deskProblem(context, language)}<section class="card"><form>
    <input type="hidden" name="lang" value="${language}">
    <label>${texts.search} <input name="search" type="search" value="${search}" maxlength="${SEARCH_LENGTH}"></label>
    <button class="main">${texts.find}</button></form></section>${cards}${nothing}`;
  const { title } = texts;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}
