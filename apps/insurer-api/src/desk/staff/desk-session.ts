import { isLanguage, type Language } from "@sughurta/domain";
import type { Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import type { DeskAssets } from "#src/desk/shell/desk-assets.ts";
import { deskMenu } from "#src/desk/shell/desk-menu.ts";
import { failureAlert } from "#src/desk/shell/form-fields.ts";
import { hasDeskShell, sendDeskPage, setDeskShell } from "#src/desk/shell/page-frame.ts";
import { WaitingCounts } from "#src/desk/shell/waiting-counts.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import type { Staff } from "#src/platform/database/schema/desk.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Platform } from "#src/platform/platform.ts";
import { DEVICE_SECONDS } from "./desk-devices.ts";
import { loadWork, openWork, RESUME_SECONDS, sealWork } from "./resume-after-sign-in.ts";
import type { DeskBrowserInfo, StartedSession } from "./sign-in.ts";
import { endStaffSession, findLastStaffId, findStaff } from "./staff-sessions.ts";

/**
 * Whether browsers reach the desk over https. Plain http serves only this machine, and there browsers refuse the
 * prefix.
 */
const isSecure = ({ config }: Pick<Platform, "config">): boolean =>
  config.desk?.url.startsWith("https:") ?? false;

/** Over https the prefix keeps other hosts of the domain from setting the cookie. */
const cookieName = (service: Pick<Platform, "config">, name: string): string =>
  isSecure(service) ? `__Host-${name}` : name;

/** Name of the cookie with the session token. Cookies of the public site are not valid here. */
export const deskCookie = (service: Pick<Platform, "config">): string =>
  cookieName(service, "sughurta_desk");

/** Name of the cookie with the members who have signed in with this browser; grants no access by itself. */
const deviceCookie = (service: Pick<Platform, "config">): string =>
  cookieName(service, "sughurta_desk_device");

/** Name of the cookie with the sealed page and form of an expired session. */
const resumeCookie = (service: Pick<Platform, "config">): string =>
  cookieName(service, "sughurta_desk_kept");

const SIGN_IN = "/sign-in";

/** Paths open without signing in. */
const OPEN_PATHS: ReadonlySet<string> = new Set([SIGN_IN, "/sign-in/passkey"]);

const LOOPBACK_NAMES: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a request names the host of the desk; on this machine any local name, with any port. */
function namesDesk(context: Context, deskUrl: string | undefined): boolean {
  const own = new URL(deskUrl ?? "http://localhost").hostname;
  const names = LOOPBACK_NAMES.includes(own) ? LOOPBACK_NAMES : [own];
  return names.includes(new URL(context.req.url).hostname);
}

const members = new WeakMap<Request, Staff>();

/** The staff member signed in for this request; the guard rejects all other requests. */
export function readMember(request: Request): Staff {
  const member = members.get(request);
  if (!member) throw new FailureError(403, "staffForbidden");
  return member;
}

/** The session token of the browser; "" without one. */
export function getDeskToken(service: Pick<Platform, "config">, { headers }: Request): string {
  const name = deskCookie(service);
  return parse(headers.get("cookie") ?? "", name)[name] ?? "";
}

/** Redirects visitors without a session to the sign-in page, and rejects forms submitted from other sites. */
export function guardDesk(
  app: Hono<AppEnv>,
  service: Pick<Platform, "config" | "db" | "now">,
  assets: DeskAssets,
) {
  const { brandName, specimens: isTest } = service.config;
  const counts = new WaitingCounts(service);
  const around = { path: "", home: "/", brandName, assets, isTest };
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
      const member = await findStaff(service, getDeskToken(service, context.req.raw));
      if (!member) return leadToSignIn(context, service);
      members.set(context.req.raw, member);
      const unsent = isForm ? undefined : formToRestore(context, service, member);
      const menu = (language: Language) => deskMenu(counts, member.roles, language);
      setDeskShell(context, {
        ...around,
        hasSearch: true,
        member,
        menu,
        ...(unsent && { unsent }),
      });
    }
    await next();
    if (isForm) counts.clear();
    if (context.error instanceof FailureError) context.res = await refusal(context, context.error);
    const isSubmitted = isForm && context.res.status < 400 && !OPEN_PATHS.has(context.req.path);
    if (isSubmitted) clearStoredWork(context, service);
    // Without a referrer, browsers do not send the origin of a form either.
    context.res.headers.set("Referrer-Policy", "same-origin");
  });
}

const cookieOptions = (service: Pick<Platform, "config">) =>
  ({ httpOnly: true, sameSite: "Strict", secure: isSecure(service), path: "/" }) as const;

const storedWork = (context: Context, service: Pick<Platform, "config" | "now">) =>
  openWork(service, getCookie(context, resumeCookie(service)) ?? "");

/** Redirects to the sign-in page and stores the page, with its submitted form, for the same staff member. */
async function leadToSignIn(
  context: Context,
  service: Pick<Platform, "config" | "db" | "now">,
): Promise<Response> {
  const token = getDeskToken(service, context.req.raw);
  const own = service.config.desk?.url ?? "";
  const isPage = (context.req.header("sec-fetch-mode") ?? "navigate") === "navigate";
  const staffId = token === "" ? undefined : await findLastStaffId(service, token);
  const work = await loadWork(context, own, staffId);
  if (work.form || (isPage && !storedWork(context, service)?.form)) {
    const options = { ...cookieOptions(service), maxAge: RESUME_SECONDS };
    setCookie(context, resumeCookie(service), sealWork(service, work), options);
  }
  const language = new URL(work.page, own).searchParams.get("lang");
  return context.redirect(isLanguage(language) ? `${SIGN_IN}?lang=${language}` : SIGN_IN, 303);
}

/** The form that this staff member submitted on the requested page after their session expired. */
function formToRestore(context: Context, service: Pick<Platform, "config" | "now">, { id }: Staff) {
  const work = storedWork(context, service);
  const isHere = work?.page.split("?")[0] === context.req.path;
  return isHere && work?.form?.staffId === id ? work.form : undefined;
}

/** Deletes the stored form after a form was submitted. */
function clearStoredWork(context: Context, service: Pick<Platform, "config">): void {
  const name = resumeCookie(service);
  if (getCookie(context, name) === undefined) return;
  deleteCookie(context, name, { path: "/", secure: isSecure(service) });
}

/** The page after signing in: the previous page, in its language, or the home page. */
export function pageAfterSignIn(
  context: Context,
  service: Pick<Platform, "config" | "now">,
  staffId: string,
): string {
  const work = storedWork(context, service);
  const isTheirs = work?.form === undefined || work.form.staffId === staffId;
  const page = new URL((isTheirs && work?.page) || "/", service.config.desk?.url);
  if (!page.searchParams.has("lang")) page.searchParams.set("lang", pageLanguage(context));
  return `${page.pathname}${page.search}`;
}

/** Error page of a request that did not reach the guard, such as a too large file, or that has no page. */
export const failurePage =
  ({ config: { brandName, specimens: isTest } }: Pick<Platform, "config">, assets: DeskAssets) =>
  async (context: Context, failure: FailureError): Promise<Response> => {
    if (!hasDeskShell(context)) {
      const frame = { path: "", home: "/", brandName, assets, isTest, hasSearch: false };
      setDeskShell(context, { ...frame, menu: async () => [] });
    }
    const page = await refusal(context, failure);
    for (const [name, value] of Object.entries(failure.headers)) page.headers.set(name, value);
    return page;
  };

/** Error page for a refused request. */
function refusal(context: Context, { code, status, values }: FailureError): Promise<Response> {
  const language = pageLanguage(context);
  const { title } = deskTexts[language];
  const body = failureAlert(language, code, values);
  return sendDeskPage(context, { title, status, body });
}

/** Address and device proofs of the browser that signs in. */
export const getDeskBrowser = (
  service: Pick<Platform, "config">,
  context: Context<AppEnv>,
): DeskBrowserInfo => ({
  address: context.get("address"),
  deviceProofs: getCookie(context, deviceCookie(service)) ?? "",
});

/**
 * Sets the session cookie, which ends with the browser at the latest, and the proof that identifies the browser later.
 */
export function startDeskSession(
  context: Context,
  service: Pick<Platform, "config">,
  { token, deviceProofs }: StartedSession,
): void {
  const options = cookieOptions(service);
  setCookie(context, deskCookie(service), token, options);
  setCookie(context, deviceCookie(service), deviceProofs, { ...options, maxAge: DEVICE_SECONDS });
}

/** Ends the session of this request. */
export async function endDeskSession(
  context: Context,
  service: Pick<Platform, "config" | "db">,
): Promise<void> {
  await endStaffSession(service, getDeskToken(service, context.req.raw));
  deleteCookie(context, deskCookie(service), { path: "/", secure: isSecure(service) });
}
