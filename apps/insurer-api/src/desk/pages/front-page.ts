import type { Context, Hono } from "hono";
import {
  endDeskSession,
  getDeskBrowser,
  pageAfterSignIn,
  startDeskSession,
} from "#src/desk/staff/desk-session.ts";
import { passkeySite, signInOptions } from "#src/desk/staff/passkeys.ts";
import { signInByPasskey, signInStaff } from "#src/desk/staff/sign-in.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import type { Platform } from "#src/platform/platform.ts";
import { readFrontFacts } from "./front-facts.ts";
import { type FailedSignIn, showFront, showSignIn } from "./front-view.ts";

type Needs = Pick<Platform, "config" | "db" | "now" | "log" | "limiter">;

/** Sign-in page, front page and sign-out. */
export function frontPages(service: Needs): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/sign-in", (context) => signInPage(service, context));
    app.post("/sign-in", async (context) => {
      const form = await readForm(context.req.raw);
      const text = (name: string) => String(form.get(name) ?? "").slice(0, 200);
      const typed = { name: text("name"), password: text("password"), code: text("code") };
      try {
        const session = await signInStaff(service, typed, getDeskBrowser(service, context));
        startDeskSession(context, service, session);
        return context.redirect(pageAfterSignIn(context, service, session.staffId), 303);
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        return signInPage(service, context, { error, name: typed.name });
      }
    });
    app.post("/sign-in/passkey", async (context) => {
      const answer = String((await readForm(context.req.raw)).get("answer") ?? "");
      try {
        const session = await signInByPasskey(service, answer, getDeskBrowser(service, context));
        startDeskSession(context, service, session);
        return context.redirect(pageAfterSignIn(context, service, session.staffId), 303);
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        return signInPage(service, context, { error, name: "" });
      }
    });
    app.post("/sign-out", async (context) => {
      await endDeskSession(context, service);
      return context.redirect(`/sign-in?lang=${pageLanguage(context)}`, 303);
    });
    app.get("/", (context) =>
      showFront(context, {
        timeZone: service.config.timeZone,
        loadFacts: (lists) => readFrontFacts(service, lists),
      }),
    );
  };
}

/** The sign-in page, with the passkey options that its origin allows. */
async function signInPage(service: Needs, context: Context, failed?: FailedSignIn) {
  const options = passkeySite(service) ? await signInOptions(service) : undefined;
  return showSignIn(context, { failed, options });
}
