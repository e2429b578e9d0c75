import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { deskTokenOf, memberOf } from "#src/desk/desk-session.ts";
import { deskTexts } from "#src/desk/desk-texts.ts";
import {
  decisionField,
  deskProblem,
  readDeskForm,
  runDeskCommand,
} from "#src/desk/pages/desk-command.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { momentText } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import {
  passkeySite,
  passkeysOf,
  registerPasskey,
  registrationOptions,
  removePasskey,
} from "#src/desk/staff/passkeys.ts";
import { endStaffSessions, staffSessionCounts } from "#src/desk/staff/staff-sessions.ts";
import type { DeskAction } from "#src/desk/timeline/action-texts.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Platform } from "#src/platform/platform.ts";
import { passkeyForm } from "./passkey-form.ts";
import { staffTexts } from "./staff-texts.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const permission = "keepAccount";
/** An answer of a passkey, with its attestation. */
const ANSWER_LENGTH = 20_000;

/** Everybody's own passkeys and sessions. */
export function accountPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const desk = { service, seat };
  const page = `${seat.path}/account`;
  const workOn = (context: Context, action: DeskAction) =>
    ({ permission, action, subject: `staff:${memberOf(context).name}`, page }) as const;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, permission, "");
      return showAccount(service, seat, context);
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const member = memberOf(context);
      if (form.text("command") === "removePasskey") {
        const work = workOn(context, "passkey.remove");
        return runDeskCommand(desk, context, work, form, (inside) =>
          removePasskey(inside, member, form.list("passkey")[0] ?? ""),
        );
      }
      if (form.text("command") !== "endSessions") throw notFound();
      const work = workOn(context, "staff.endSessions");
      return runDeskCommand(desk, context, work, form, (inside) =>
        endStaffSessions(inside, member.id, deskTokenOf(context)),
      );
    });
    app.post(`${page}/passkeys`, async (context) => {
      const form = await readDeskForm(context, ANSWER_LENGTH);
      const typed = { name: form.text("name"), answer: form.text("answer") };
      const work = workOn(context, "passkey.register");
      return runDeskCommand(desk, context, work, form, (inside) =>
        registerPasskey(inside, memberOf(context), typed),
      );
    });
  };
}

async function showAccount(service: Needs, seat: Seat, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = staffTexts[language];
  const member = memberOf(context);
  const passkeys = await passkeysOf(service, member);
  const action = `${seat.path}/account`;
  const rows = passkeys.map(
    ({ id, name, createdAt, usedAt }) =>
      html`<li><strong>${name}</strong><span class="muted">${texts.made} ${momentText(seat, createdAt)} · ${usedAt ? `${texts.used} ${momentText(seat, usedAt)}` : texts.never}</span>
        <form method="post" action="${action}?lang=${language}">${decisionField()}<input type="hidden" name="passkey" value="${id}"><button name="command" value="removePasskey" aria-label="${texts.remove}: ${name}">${texts.remove}</button></form></li>`,
  );
  const list =
    rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${texts.noPasskeys}</p>`;
  const register = passkeySite(service)
    ? passkeyForm(
        language,
        {
          kind: "create",
          action: `${action}/passkeys?lang=${language}`,
          options: await registrationOptions(service, member),
          label: texts.register,
        },
        html`${decisionField()}<label>${texts.passkeyName} <input name="name" required maxlength="100"></label>`,
      )
    : html`<p class="muted">${texts.byNumber}</p>`;
  const count = (await staffSessionCounts(service)).get(member.id) ?? 0;
  const others =
    count > 1
      ? html`<form method="post" action="${action}?lang=${language}">${decisionField()}<button name="command" value="endSessions">${texts.endOthers}</button></form>`
      : "";
  const body = html`${deskProblem(context, language)}<section class="card"><h2>${texts.passkeys}</h2><p class="muted">${texts.passkeysHint}</p>${list}${register}</section>
    <section class="card"><h2>${texts.sessions}: ${count}</h2>${others}</section>`;
  return sendDeskPage(context, { language, title: deskTexts[language].account, body });
}
