import { contentPreview } from "@sughurta/contracts/content";
import { type ResponseOf, readResponse } from "@sughurta/contracts/core";
import { DEFAULT_LANGUAGE, isLanguage } from "@sughurta/domain";
import { withTimeout } from "@sughurta/server-kit";
import { Hono } from "hono";
import { parse } from "hono/utils/cookie";
import { canonicalPath } from "#app/navigation/link-target.ts";
import type { ContentReader } from "../cache/content-client.ts";
import { toContentEntry } from "../cache/content-entry.ts";
import { ContentUnavailableError, type FetchContent } from "../cache/content-source.ts";
import type { Config } from "../config/config.ts";
import type { GatewayLimits } from "../gateway/gateway-limits.ts";
import { type RequestEnv, readAddress } from "../gateway/gateway-request.ts";
import { sessionCookie, sessionCookieName } from "../sessions/cookies.ts";
import { NEVER_CACHED } from "./page-cache.ts";

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

  /** The token of a browser for a request to a service; `undefined` where it has another form. */
  wellFormedTokenIn(cookieHeader: string): string | undefined {
    const token = this.tokenIn(cookieHeader);
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  }

  /** The preview of a token; `undefined` where it is invalid or the service does not respond. */
  async find(token: string): Promise<Preview | undefined> {
    if (!TOKEN.test(token)) return undefined;
    try {
      const json = await this.#fetch(contentPreview.path, DEFAULT_LANGUAGE, token);
      if (json === undefined) return undefined;
      return { ...readResponse(contentPreview, 200, json).data, token };
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

/** Content with the draft of a preview: each read is a request, without a cache. */
export function previewContent(fetch: FetchContent, { token }: Preview): ContentReader {
  return {
    async get(path, language, timeoutMs) {
      const json = await withTimeout(
        timeoutMs,
        fetch(path, language, token),
        () => new ContentUnavailableError(`${path} is too slow`),
      );
      return json === undefined ? undefined : toContentEntry(json);
    },
  };
}

/** Start of a preview, with the link from the desk, and its end. */
export function previewPages(
  previews: Previews,
  limits: GatewayLimits,
  config: Config,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get("/preview", async (c, next) => {
    const isTooMuch = limits.uncached(readAddress(c.env.incoming, config)) > 0;
    const preview = isTooMuch ? undefined : await previews.find(c.req.query("token") ?? "");
    // The token is removed from the address, and redirects stay on this site.
    if (!preview || canonicalPath(preview.page) !== preview.page) return next();
    c.header("set-cookie", previews.cookieFor(preview));
    c.header("cache-control", NEVER_CACHED);
    const language = c.req.query("lang");
    return c.redirect(
      isLanguage(language) ? `${preview.page}?lang=${language}` : preview.page,
      303,
    );
  });
  app.post("/preview/end", (c) => {
    c.header("set-cookie", previews.endCookie());
    c.header("cache-control", NEVER_CACHED);
    return c.redirect("/", 303);
  });
  return app;
}
