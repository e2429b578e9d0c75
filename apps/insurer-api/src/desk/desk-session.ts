import type { Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Staff } from "#src/platform/database/schema/desk.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { endStaffSession, staffOf } from "./staff/staff-sessions.ts";

/** Of the desk alone: a cookie of the public site means nothing here. */
const COOKIE = "sughurta_desk";
const SIGN_IN = "/sign-in";

const members = new WeakMap<Request, Staff>();

/** Who has signed in for this request; the guard has let nobody else through. */
export function memberOf(context: Context): Staff {
  const member = members.get(context.req.raw);
  if (!member) throw new FailureError(403, "staffForbidden");
  return member;
}

/** Leads everybody who has not signed in to the sign-in page, and refuses forms of other sites. */
export function guardDesk(app: Hono<AppEnv>, service: Pick<Platform, "config" | "db" | "now">) {
  app.use(async (context, next) => {
    const { method, path } = context.req;
    const isForm = method !== "GET" && method !== "HEAD";
    if (isForm && context.req.header("origin") !== service.config.desk?.url) {
      throw new FailureError(403, "staffForbidden");
    }
    if (path === SIGN_IN) return next();
    const member = await staffOf(service, getCookie(context, COOKIE) ?? "");
    if (!member) return context.redirect(SIGN_IN, 303);
    members.set(context.req.raw, member);
    return next();
  });
}

/** Gives the browser its session; it ends with the browser at the latest. */
export function startDeskSession(context: Context, url: string, token: string): void {
  setCookie(context, COOKIE, token, {
    httpOnly: true,
    sameSite: "Strict",
    secure: url.startsWith("https:"),
    path: "/",
  });
}

/** Ends the session of this request. */
export async function endDeskSession(
  context: Context,
  service: Pick<Platform, "db">,
): Promise<void> {
  await endStaffSession(service, getCookie(context, COOKIE) ?? "");
  deleteCookie(context, COOKIE, { path: "/" });
}
