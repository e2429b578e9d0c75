import { serialize } from "hono/utils/cookie";

const DAY_SECONDS = 86_400;

/**
 * Every cookie of the public site with its maximum lifetime. The privacy page lists each of them (SPEC-89); a test
 * compares the two.
 */
export const COOKIE_SECONDS = {
  /** The language of pages. */
  lang: 365 * DAY_SECONDS,
  /** The guest who owns the orders. */
  visitor: 30 * DAY_SECONDS,
  /** A signed-in person, as long as the main service accepts a refresh token. */
  person: 30 * DAY_SECONDS,
  /** A browser in which a person has signed in, as long as the main service recognises it. */
  device: 365 * DAY_SECONDS,
  /** A draft of content that a staff member previews; the token of the preview may end earlier. */
  preview: 1_800,
} as const;

/** Name of a cookie that scripts cannot read. */
type SessionCookie = Exclude<keyof typeof COOKIE_SECONDS, "lang">;

/** Name of a session cookie in the header: with https it is bound to this host. */
export function sessionCookieName(name: SessionCookie, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** A session cookie to set, by default for {@link COOKIE_SECONDS}. */
export function sessionCookie(
  name: SessionCookie,
  value: string,
  { seconds = COOKIE_SECONDS[name], secure }: { seconds?: number; secure: boolean },
): string {
  return serialize(sessionCookieName(name, secure), value, {
    path: "/",
    maxAge: seconds,
    httpOnly: true,
    sameSite: "Lax",
    secure,
  });
}
