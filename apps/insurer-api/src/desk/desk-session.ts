import type { Language } from "@sughurta/domain";
import type { Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Staff } from "#src/platform/database/schema/desk.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Platform } from "#src/platform/platform.ts";
import { deskTexts } from "./desk-texts.ts";
import { failureAlert } from "./pages/desk-command.ts";
import type { DeskAssets } from "./shell/desk-assets.ts";
import { deskMenu } from "./shell/desk-menu.ts";
import { sendDeskPage } from "./shell/desk-page.ts";
import { setDeskShell } from "./shell/desk-shell.ts";
import { WaitingCounts } from "./shell/waiting-counts.ts";
import { DEVICE_SECONDS } from "./staff/desk-devices.ts";
import type { DeskBrowserInfo, StartedSession } from "./staff/sign-in.ts";
import { endStaffSession, staffOf } from "./staff/staff-sessions.ts";

/** Holds the token of a session; a cookie of the public site means nothing here. */
export const DESK_COOKIE = "sughurta_desk";
/** Holds which members have signed in with this browser; it opens nothing by itself. */
const DEVICE_COOKIE = "sughurta_desk_device";
const SIGN_IN = "/sign-in";
/** What is open to whoever has not signed in. */
const OPEN_PATHS: ReadonlySet<string> = new Set([SIGN_IN, "/sign-in/passkey"]);

const members = new WeakMap<Request, Staff>();

/** Who has signed in for this request; the guard has let nobody else through. */
export function memberOf(context: Context): Staff {
  const member = members.get(context.req.raw);
  if (!member) throw new FailureError(403, "staffForbidden");
  return member;
}

/** The token of the browser's session; "" without one. */
export const deskTokenOf = (context: Context): string => getCookie(context, DESK_COOKIE) ?? "";

/** Leads everybody who has not signed in to the sign-in page, and refuses forms of other sites. */
export function guardDesk(
  app: Hono<AppEnv>,
  service: Pick<Platform, "config" | "db" | "now">,
  assets: DeskAssets,
  path = "",
) {
  const { brandName, isTest } = service.config;
  const counts = new WaitingCounts(service);
  const around = { path, home: `${path}/`, brandName, assets, isTest };
  app.use(async (context, next) => {
    const { method } = context.req;
    setDeskShell(context, { ...around, hasSearch: false, menu: async () => [] });
    const isForm = method !== "GET" && method !== "HEAD";
    if (isForm && context.req.header("origin") !== service.config.desk?.url) {
      const values = { url: service.config.desk?.url ?? "" };
      context.header("Referrer-Policy", "same-origin");
      return refusal(context, new FailureError(403, "deskAddress", { values }));
    }
    if (!OPEN_PATHS.has(context.req.path)) {
      const member = await staffOf(service, deskTokenOf(context));
      if (!member) return context.redirect(SIGN_IN, 303);
      members.set(context.req.raw, member);
      const menu = (language: Language) => deskMenu(counts, member.roles, language, isTest);
      setDeskShell(context, { ...around, hasSearch: true, member, menu });
    }
    await next();
    if (isForm) counts.forget();
    if (context.error instanceof FailureError) context.res = await refusal(context, context.error);
    // Without a referrer browsers do not say either where a form comes from.
    context.res.headers.set("Referrer-Policy", "same-origin");
  });
}

/** Why something was refused, as a page. */
function refusal(context: Context, { code, status, values }: FailureError): Promise<Response> {
  const language = pageLanguage(context);
  const { title } = deskTexts[language];
  const body = failureAlert(language, code, values);
  return sendDeskPage(context, { language, title, status, body });
}

/** The browser of a request that signs in. */
export const deskBrowserOf = (context: Context<AppEnv>): DeskBrowserInfo => ({
  address: context.get("address"),
  deviceProofs: getCookie(context, DEVICE_COOKIE) ?? "",
});

/** Gives the browser its session, which ends with the browser at the latest, and the proof by which it is known again. */
export function startDeskSession(
  context: Context,
  url: string,
  { token, deviceProofs }: StartedSession,
): void {
  const options = {
    httpOnly: true,
    sameSite: "Strict",
    secure: url.startsWith("https:"),
    path: "/",
  } as const;
  setCookie(context, DESK_COOKIE, token, options);
  setCookie(context, DEVICE_COOKIE, deviceProofs, { ...options, maxAge: DEVICE_SECONDS });
}

/** Ends the session of this request. */
export async function endDeskSession(
  context: Context,
  service: Pick<Platform, "db">,
): Promise<void> {
  await endStaffSession(service, deskTokenOf(context));
  deleteCookie(context, DESK_COOKIE, { path: "/" });
}
