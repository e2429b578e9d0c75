import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { generate } from "otplib";
import type { StaffRole } from "#src/desk/access/permissions.ts";
import { buildDesk } from "#src/desk/build-desk.ts";
import { deskCookie } from "#src/desk/staff/desk-session.ts";
import { getOtpSecret, setStaff } from "#src/desk/staff/staff-accounts.ts";
import { randomToken, signAccessToken, tokenHash } from "#src/identity/auth/tokens.ts";
import { auditEvent, staff, staffSession } from "#src/platform/database/schema/desk.ts";
import { aService, type TestService } from "./a-service.ts";

/** Settings that enable a desk for {@link deskBrowser}. */
export const DESK_SETTINGS = { DESK_PORT: "3999" };

/** Fields of a form; an array is a group of ticked checkboxes. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** Fields of every desk command. */
export const decision = (fields: FormFields = {}): FormFields => ({
  decision: randomUUID(),
  reason: "Called the bank",
  ...fields,
});

/** A browser at the desk of a service. */
export function deskBrowser(api: TestService) {
  const desk = buildDesk(api.service);
  const post = async (path: string, fields: FormFields, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) body.append(name, one);
    }
    const known = {
      Origin: api.service.config.desk?.url ?? "",
      "Accept-Language": "en",
      ...headers,
    };
    return desk.request(path, { method: "POST", headers: known, body });
  };
  /** A new staff member with these roles. */
  const aMember = async (...roles: StaffRole[]) => {
    const { name, password } = await setStaff(api.service, { name: `m-${randomUUID()}`, roles });
    return { name, password };
  };
  const loadCode = async (name: string): Promise<string> => {
    const [member] = await api.service.db.select().from(staff).where(eq(staff.name, name));
    const secret = member && getOtpSecret(api.service, member);
    return generate({ secret: secret ?? "", epoch: api.service.now().getTime() / 1_000 });
  };
  const read = async (path: string, Cookie: string): Promise<string> =>
    (await desk.request(path, { headers: { Cookie, "Accept-Language": "en" } })).text();
  /** Address to which the desk search redirects. */
  const searchAddress = async (search: string, Cookie: string): Promise<string> =>
    (await post("/search", { search }, { Cookie })).headers.get("Location") ?? "";
  const listEvents = (subject: string) =>
    api.service.db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, subject))
      .orderBy(auditEvent.position);
  return {
    desk,
    /** All pages and commands of the desk. */
    routes: desk.routes,
    post,
    aMember,
    loadCode,
    /** The English text of a page. */
    read,
    /** The result page of a desk search. */
    search: async (search: string, Cookie: string): Promise<string> =>
      read(await searchAddress(search, Cookie), Cookie),
    searchAddress,
    /**
     * A new staff member with a session, inserted directly to avoid slow password hashing; returns the session cookie.
     */
    signedIn: async (...roles: StaffRole[]): Promise<{ name: string; Cookie: string }> => {
      const { db, now } = api.service;
      const [id, name, token] = [randomUUID(), `m-${randomUUID()}`, randomToken()];
      const account = { passwordHash: "", otpSecret: "", roles, createdAt: now() };
      await db.insert(staff).values({ id, name, ...account });
      const session = { tokenHash: tokenHash(token), startedAt: now(), seenAt: now() };
      await db.insert(staffSession).values({ staffId: id, ...session });
      return { name, Cookie: `${deskCookie(api.service)}=${token}` };
    },
    listEvents,
    actionsOn: async (subject: string) => (await listEvents(subject)).map(({ action }) => action),
  };
}

export type DeskBrowser = ReturnType<typeof deskBrowser>;

/** A new service with a desk, without rate limits. */
export async function openDesk(settings: Readonly<Record<string, string>> = {}) {
  const api = await aService({ RATE_LIMITS: "off", ...DESK_SETTINGS, ...settings });
  return { api, browser: deskBrowser(api) };
}

/** Cookies without access to the desk: none, a forged one, and a token of the public site. */
export async function cookiesOfStrangers({ service }: TestService): Promise<readonly string[]> {
  const claims = { userId: randomUUID(), role: "user", sessionId: randomUUID() } as const;
  const ofSite = await signAccessToken(claims, service.config.secrets.userToken[0], service.now());
  const tokens = ["forged", ofSite].map((token) => `${deskCookie(service)}=${token}`);
  return ["", ...tokens, `sughurta_session=${ofSite}`];
}

const CONTROL =
  /<input ([^>]*)>|<textarea ([^>]*)>([\s\S]*?)<\/textarea>|<select ([^>]*)>([\s\S]*?)<\/select>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (one) => ENTITIES[one] ?? one);
const getAttribute = (attributes: string, name: string) => {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
};

/** The fields that a browser would submit with the first form that contains a certain field, without a button. */
export function toForm(page: string, field: string): Record<string, string> {
  const form = page
    .match(/<form [\s\S]*?<\/form>/g)
    ?.find((one) => one.includes(`name="${field}"`));
  const fields: Record<string, string> = {};
  for (const [, input, area, text, select, options] of (form ?? "").matchAll(CONTROL)) {
    const attributes = input ?? area ?? select ?? "";
    const name = getAttribute(attributes, "name") ?? "";
    const isOff = getAttribute(attributes, "type") === "checkbox" && !/\schecked/.test(attributes);
    if (name === "" || isOff) continue;
    const given = [...(options ?? "").matchAll(/<option([^>]*)>([^<]*)/g)];
    const chosen = given.find(([, own = ""]) => /\bselected\b/.test(own)) ?? given[0];
    const option = chosen && (getAttribute(chosen[1] ?? "", "value") ?? chosen[2]);
    fields[name] = decode(text ?? "") || getAttribute(attributes, "value") || option || "";
  }
  return fields;
}
