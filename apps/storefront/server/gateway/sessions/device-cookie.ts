import { randomUUID } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { sessionCookie, sessionCookieName } from "../../cookies.ts";

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
