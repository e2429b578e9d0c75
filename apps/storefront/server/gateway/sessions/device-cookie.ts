import { randomUUID } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { sessionCookie } from "./session-cookie.ts";

/** As long as the main service knows a browser again. */
const DEVICE_SECONDS = 365 * 86_400;
const DEVICE_ID = /^[0-9a-f-]{36}$/;

/**
 * A random name by which the main service knows a browser again in which somebody has signed in: what
 * strangers try against an account does not stop its own browsers. It stays over signing out and says
 * nothing about anybody.
 */
export class DeviceCookie {
  readonly #secure: boolean;

  constructor(secure: boolean) {
    this.#secure = secure;
  }

  get #name(): string {
    return this.#secure ? "__Host-device" : "device";
  }

  /** The name of a browser, where it has one. */
  idIn(cookieHeader: string): string | undefined {
    const id = parse(cookieHeader, this.#name)[this.#name] ?? "";
    return DEVICE_ID.test(id) ? id : undefined;
  }

  newId(): string {
    return randomUUID();
  }

  cookieFor(id: string): string {
    return sessionCookie(this.#name, id, { seconds: DEVICE_SECONDS, secure: this.#secure });
  }
}
