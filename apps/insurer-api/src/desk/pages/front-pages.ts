import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { endDeskSession, memberOf, startDeskSession } from "#src/desk/desk-session.ts";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { type Permission, roleFor, STAFF_ROLES } from "#src/desk/permissions.ts";
import { signInStaff } from "#src/desk/staff/sign-in.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import type { Platform } from "#src/platform/platform.ts";
import { failureText } from "#src/platform/texts/failure-texts.ts";

type Needs = Pick<Platform, "config" | "db" | "now" | "limiter">;

/** What somebody may open, in the order of the menu. */
const MENU = [
  ["payments", "seePayments"],
  ["refunds", "seeRefunds"],
  ["policies", "seePolicies"],
  ["claims", "seeClaims"],
  ["calls", "seeCalls"],
  ["resumes", "handleResumes"],
  ["messages", "seeMessages"],
  ["prices", "seePrices"],
  ["tariffs", "seePrices"],
  ["rates", "seePrices"],
  ["coupons", "seePrices"],
  ["content", "seeContent"],
  ["audit", "seeAudit"],
  ["staff", "manageStaff"],
] as const satisfies readonly (readonly [string, Permission])[];

/** The sign-in page, the menu, and the way out. */
export function frontPages(service: Needs): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/sign-in", (context) => showSignIn(context));
    app.post("/sign-in", async (context) => {
      const form = await context.req.parseBody();
      const text = (name: string) => String(form[name] ?? "").slice(0, 200);
      const typed = { name: text("name"), password: text("password"), code: text("code") };
      try {
        const token = await signInStaff(service, typed, context.get("address"));
        startDeskSession(context, service.config.desk?.url ?? "", token);
        return context.redirect("/", 303);
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        return showSignIn(context, { error, name: typed.name });
      }
    });
    app.post("/sign-out", async (context) => {
      await endDeskSession(context, service);
      return context.redirect("/sign-in", 303);
    });
    app.get("/", (context) => showMenu(context));
  };
}

/** A failed try keeps the name; a password and a code are typed anew. */
function showSignIn(
  context: Context,
  failed?: { readonly error: FailureError; readonly name: string },
) {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const alert = failed
    ? html`<p class="card" role="alert">${failureText(language, failed.error.code, failed.error.values)}</p>`
    : "";
  const body = html`${alert}<section class="card"><h1>${texts.signIn}</h1><form method="post">
    <label>${texts.name} <input name="name" required autocomplete="username" autocapitalize="none" maxlength="100" value="${failed?.name ?? ""}"></label>
    <label>${texts.password} <input name="password" type="password" required autocomplete="current-password" maxlength="200"></label>
    <label>${texts.code} <input name="code" required inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6"></label>
    <button class="main">${texts.signIn}</button></form></section>`;
  const { title } = texts;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}

function showMenu(context: Context) {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const { name, roles } = memberOf(context);
  const items = MENU.filter(([, permission]) => roleFor(roles, permission) !== undefined).map(
    ([page]) =>
      html`<article class="card"><h2><a href="/${page}?lang=${language}">${texts[page]}</a></h2></article>`,
  );
  const named = STAFF_ROLES.filter((role) => roles.includes(role)).map((role) => texts.roles[role]);
  const body = html`<p>${name} · ${named.join(", ")}</p>${items}
    <form method="post" action="/sign-out"><button>${texts.signOut}</button></form>`;
  const { title } = texts;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}
