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

/** Whether browsers reach the desk over https; over plain http it is on this machine only, and they refuse the prefix. */
const isSecure = ({ config }: Pick<Platform, "config">): boolean =>
  config.desk?.url.startsWith("https:") ?? false;

/** Over https the prefix keeps other hosts of the domain from setting the cookie. */
const cookieName = (service: Pick<Platform, "config">, name: string): string =>
  isSecure(service) ? `__Host-${name}` : name;

/** Name of the cookie with the session token; a cookie of the public site means nothing here. */
export const deskCookie = (service: Pick<Platform, "config">): string =>
  cookieName(service, "sughurta_desk");

/** Name of the cookie that says which members have signed in with this browser; it opens nothing by itself. */
const deviceCookie = (service: Pick<Platform, "config">): string =>
  cookieName(service, "sughurta_desk_device");

const SIGN_IN = "/sign-in";
/** What is open to whoever has not signed in. */
const OPEN_PATHS: ReadonlySet<string> = new Set([SIGN_IN, "/sign-in/passkey"]);

const LOOPBACK_NAMES: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a request names the host of the desk; on this machine any of its names, whatever the port. */
function namesDesk(context: Context, deskUrl: string | undefined): boolean {
  const own = new URL(deskUrl ?? "http://localhost").hostname;
  const names = LOOPBACK_NAMES.includes(own) ? LOOPBACK_NAMES : [own];
  return names.includes(new URL(context.req.url).hostname);
}

const members = new WeakMap<Request, Staff>();

/** Who has signed in for this request; the guard has let nobody else through. */
export function memberOf(context: Context): Staff {
  const member = members.get(context.req.raw);
  if (!member) throw new FailureError(403, "staffForbidden");
  return member;
}

/** The token of the browser's session; "" without one. */
export const deskTokenOf = (service: Pick<Platform, "config">, context: Context): string =>
  getCookie(context, deskCookie(service)) ?? "";

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
    if (!namesDesk(context, service.config.desk?.url)) {
      const values = { url: service.config.desk?.url ?? "" };
      return refusal(context, new FailureError(421, "deskAddress", { values }));
    }
    const isForm = method !== "GET" && method !== "HEAD";
    if (isForm && context.req.header("origin") !== service.config.desk?.url) {
      const values = { url: service.config.desk?.url ?? "" };
      context.header("Referrer-Policy", "same-origin");
      return refusal(context, new FailureError(403, "deskAddress", { values }));
    }
    if (!OPEN_PATHS.has(context.req.path)) {
      const member = await staffOf(service, deskTokenOf(service, context));
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
export const deskBrowserOf = (
  service: Pick<Platform, "config">,
  context: Context<AppEnv>,
): DeskBrowserInfo => ({
  address: context.get("address"),
  deviceProofs: getCookie(context, deviceCookie(service)) ?? "",
});

/** Gives the browser its session, which ends with the browser at the latest, and the proof by which it is known again. */
export function startDeskSession(
  context: Context,
  service: Pick<Platform, "config">,
  { token, deviceProofs }: StartedSession,
): void {
  const options = {
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure(service),
    path: "/",
  } as const;
  setCookie(context, deskCookie(service), token, options);
  setCookie(context, deviceCookie(service), deviceProofs, { ...options, maxAge: DEVICE_SECONDS });
}

/** Ends the session of this request. */
export async function endDeskSession(
  context: Context,
  service: Pick<Platform, "config" | "db">,
): Promise<void> {
  await endStaffSession(service, deskTokenOf(service, context));
  deleteCookie(context, deskCookie(service), { path: "/", secure: isSecure(service) });
}
