import { contentPreview } from "@sughurta/contracts/content";
import { type ResponseOf, readAnswer } from "@sughurta/contracts/core";
import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import { parse } from "hono/utils/cookie";
import { ContentUnavailableError, type FetchContent } from "../content/content-source.ts";
import { sessionCookie, sessionCookieName } from "../cookies.ts";

const TOKEN = /^[\w.-]{1,1000}$/;

/** A draft that a browser shows as if it were published. */
export interface Preview extends ResponseOf<typeof contentPreview, 200> {
  /** Token by which the content service finds the draft. */
  readonly token: string;
}

/** Browsers with a preview: their cookie has its token, which the content service verifies. */
export class Previews {
  readonly #fetch: FetchContent;
  readonly #secure: boolean;

  constructor(fetch: FetchContent, secureCookies: boolean) {
    this.#fetch = fetch;
    this.#secure = secureCookies;
  }

  get #name(): string {
    return sessionCookieName("preview", this.#secure);
  }

  /** The token of a browser, valid or not. */
  tokenIn(cookieHeader: string): string | undefined {
    return parse(cookieHeader, this.#name)[this.#name];
  }

  /** The preview of a token; `undefined` where it is invalid or the service does not respond. */
  async find(token: string): Promise<Preview | undefined> {
    if (!TOKEN.test(token)) return undefined;
    try {
      const json = await this.#fetch(contentPreview.path, DEFAULT_LANGUAGE, token);
      if (json === undefined) return undefined;
      return { ...readAnswer(contentPreview, 200, json).data, token };
    } catch (error) {
      if (error instanceof ContentUnavailableError) return undefined;
      throw error;
    }
  }

  cookieFor({ token, expiresAt }: Preview): string {
    const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1_000));
    return sessionCookie("preview", token, { seconds, secure: this.#secure });
  }

  endCookie(): string {
    return sessionCookie("preview", "", { seconds: 0, secure: this.#secure });
  }
}
