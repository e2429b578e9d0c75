import { randomUUID } from "node:crypto";
import type { Tokens } from "@sughurta/contracts/session";
import { type Sealer, type SecretList, sealerFor } from "@sughurta/server-kit";
import { parse } from "hono/utils/cookie";
import { sessionCookie, sessionCookieName } from "./cookies.ts";
import type { UserCalls } from "./upstream.ts";

const DEVICE_ID = /^[0-9a-f-]{36}$/;

/**
 * A random id by which the main service recognises a browser in which a person has signed in, so that strangers'
 * attempts against an account do not lock out its own browsers. It survives signing out and contains no personal data.
 */
export class DeviceCookie {
  readonly #secure: boolean;

  constructor(secure: boolean) {
    this.#secure = secure;
  }

  get #name(): string {
    return sessionCookieName("device", this.#secure);
  }

  /** The id of a browser, where it has one. */
  idIn(cookieHeader: string): string | undefined {
    const id = parse(cookieHeader, this.#name)[this.#name] ?? "";
    return DEVICE_ID.test(id) ? id : undefined;
  }

  newId(): string {
    return randomUUID();
  }

  cookieFor(id: string): string {
    return sessionCookie("device", id, { secure: this.#secure });
  }
}

/** State of the session of a browser's cookie. */
export type RestoredSession =
  | { kind: "none" }
  /** The main service no longer knows it; the cookie has to be removed. */
  | { kind: "ended" }
  | { kind: "user"; tokens: Tokens; cookie: string };

/**
 * Keeps people signed in across reloads: the refresh token is encrypted in a cookie that scripts cannot read, and
 * changes with every use. The server stores nothing.
 */
export class UserSessions {
  readonly #sealer: Sealer;
  readonly #secure: boolean;
  readonly #calls: UserCalls;

  constructor(secrets: SecretList, secure: boolean, calls: UserCalls) {
    this.#sealer = sealerFor(secrets, "person cookie");
    this.#secure = secure;
    this.#calls = calls;
  }

  get cookieName(): string {
    return sessionCookieName("person", this.#secure);
  }

  /** Removes the cookie from a browser. */
  get clearingCookie(): string {
    return sessionCookie("person", "", { seconds: 0, secure: this.#secure });
  }

  cookieFor(refresh: string): string {
    return sessionCookie("person", this.#sealer.seal(refresh), { secure: this.#secure });
  }

  /** New tokens of the person of a cookie; throws when the main service does not respond. */
  async restore(cookieHeader: string): Promise<RestoredSession> {
    const sealed = parse(cookieHeader, this.cookieName)[this.cookieName];
    if (!sealed) return { kind: "none" };
    const refresh = this.#sealer.open(sealed);
    const tokens = refresh && (await this.#calls.renew(refresh));
    if (!tokens) return { kind: "ended" };
    return { kind: "user", tokens, cookie: this.cookieFor(tokens.refresh) };
  }

  /** Ends the session of a cookie at the main service; throws when that does not respond. */
  async end(cookieHeader: string): Promise<void> {
    const sealed = parse(cookieHeader, this.cookieName)[this.cookieName];
    const refresh = sealed && this.#sealer.open(sealed);
    if (refresh) await this.#calls.logOut(refresh);
  }
}
