import { serialize } from "hono/utils/cookie";

/** A cookie to set that no script can read; with https it is bound to this very site. */
export function sessionCookie(
  name: string,
  value: string,
  { seconds, secure }: { seconds: number; secure: boolean },
): string {
  return serialize(name, value, {
    path: "/",
    maxAge: seconds,
    httpOnly: true,
    sameSite: "Lax",
    secure,
  });
}
