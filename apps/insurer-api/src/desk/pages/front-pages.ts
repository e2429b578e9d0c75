import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { endDeskSession, startDeskSession } from "#src/desk/desk-session.ts";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { sendDeskPage, waitingText } from "#src/desk/shell/desk-page.ts";
import { deskShellOf } from "#src/desk/shell/desk-shell.ts";
import { passkeySite, signInOptions } from "#src/desk/staff/passkeys.ts";
import { signInByPasskey, signInStaff } from "#src/desk/staff/sign-in.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Platform } from "#src/platform/platform.ts";
import { failureText } from "#src/platform/texts/failure-texts.ts";
import { passkeyForm } from "./staff/passkey-form.ts";
import { staffTexts } from "./staff/staff-texts.ts";

type Needs = Pick<Platform, "config" | "db" | "now" | "limiter">;

/** The sign-in page, the menu, and the way out. */
export function frontPages(service: Needs): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/sign-in", (context) => showSignIn(service, context));
    app.post("/sign-in", async (context) => {
      const form = await context.req.parseBody();
      const text = (name: string) => String(form[name] ?? "").slice(0, 200);
      const typed = { name: text("name"), password: text("password"), code: text("code") };
      try {
        const token = await signInStaff(service, typed, context.get("address"));
        startDeskSession(context, service.config.desk?.url ?? "", token);
        return context.redirect(`/?lang=${pageLanguage(context)}`, 303);
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        return showSignIn(service, context, { error, name: typed.name });
      }
    });
    app.post("/sign-in/passkey", async (context) => {
      const { answer } = await context.req.parseBody();
      try {
        const token = await signInByPasskey(service, String(answer ?? ""), context.get("address"));
        startDeskSession(context, service.config.desk?.url ?? "", token);
        return context.redirect(`/?lang=${pageLanguage(context)}`, 303);
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        return showSignIn(service, context, { error, name: "" });
      }
    });
    app.post("/sign-out", async (context) => {
      await endDeskSession(context, service);
      return context.redirect("/sign-in", 303);
    });
    app.get("/", (context) => showFront(context));
  };
}

/** A failed try keeps the name; a password and a code are typed anew. */
async function showSignIn(
  service: Needs,
  context: Context,
  failed?: { readonly error: FailureError; readonly name: string },
) {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const alert = failed
    ? html`<p role="alert">${failureText(language, failed.error.code, failed.error.values)}</p>`
    : "";
  const passkey = passkeySite(service)
    ? passkeyForm(language, {
        kind: "get",
        action: `/sign-in/passkey?lang=${language}`,
        options: await signInOptions(service),
        label: staffTexts[language].signIn,
      })
    : "";
  const body = html`${alert}<section class="card"><form method="post" action="/sign-in?lang=${language}">
    <label>${texts.name} <input name="name" required autocomplete="username" autocapitalize="none" maxlength="100" value="${failed?.name ?? ""}"></label>
    <label>${texts.password} <input name="password" type="password" required autocomplete="current-password" maxlength="200"></label>
    <label>${texts.code} <input name="code" required inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6"></label>
    <button class="main">${texts.signIn}</button></form>${passkey}</section>`;
  return sendDeskPage(context, { language, title: texts.signIn, body });
}

/** What waits for whoever has come. */
export async function showFront(context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const { path, menu } = deskShellOf(context);
  const tiles = (await menu(language)).flat().map(({ list, label, waiting }) => {
    const count =
      waiting === 0
        ? html`<span>${texts.nothingWaits}</span>`
        : html`<span><strong>${waitingText(waiting)}</strong> ${texts.waiting}</span>`;
    return html`<li><a href="${path}/${list}?lang=${language}">${label}${count}</a></li>`;
  });
  const body = html`<ul class="desk-tiles">${tiles}</ul>`;
  return sendDeskPage(context, { language, title: texts.title, body });
}
