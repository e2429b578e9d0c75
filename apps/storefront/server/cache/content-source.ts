import { PREVIEW_HEADER } from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import { fetchUpstream } from "./fetch-upstream.ts";
import type { TokenCache } from "./token-cache.ts";

const MAX_RESPONSE_BYTES = 2_000_000;
const MAX_WAIT_MS = 10_000;

/** Errors about the site's own token or rate: they do not concern the address. */
const NOT_ABOUT_ADDRESS: ReadonlySet<number> = new Set([401, 403, 407, 408, 425, 429]);

/** The content service gave no usable response. */
export class ContentUnavailableError extends Error {
  readonly code = "contentUnavailable";
}

/**
 * Reads from the content service once: JSON, or `undefined` where it has nothing under this address; throws {@link
 * ContentUnavailableError} when there is no usable response.
 */
export type FetchContent = (
  path: string,
  language: Language,
  /** Token of the preview whose draft is included. */
  preview?: string,
) => Promise<unknown>;

/** Reads over HTTP with the site's token; an oversized or invalid response counts as none. */
export function createContentSource(baseUrl: string, token: TokenCache): FetchContent {
  async function request(
    path: string,
    headers: Readonly<Record<string, string>>,
    retry: boolean,
  ): Promise<unknown> {
    const bearer = await token.get();
    const response = await fetchUpstream(new URL(path, baseUrl), {
      headers: { ...headers, authorization: `Bearer ${bearer}` },
      signal: AbortSignal.timeout(MAX_WAIT_MS),
      redirect: "error",
    });
    const { status } = response;
    if (status === 200) return JSON.parse(await readCapped(response, path));
    await response.body?.cancel();
    if (status === 401 && retry) {
      token.drop(bearer);
      return request(path, headers, false);
    }
    if (status >= 400 && status < 500 && !NOT_ABOUT_ADDRESS.has(status)) return undefined;
    throw new ContentUnavailableError(`${path} responded with ${status}`);
  }
  return async (path, language, preview) => {
    const previewed = preview === undefined ? {} : { [PREVIEW_HEADER]: preview };
    try {
      return await request(path, { "accept-language": language, ...previewed }, true);
    } catch (cause) {
      if (cause instanceof ContentUnavailableError) throw cause;
      throw new ContentUnavailableError(`${path} could not be read`, { cause });
    }
  };
}

async function readCapped(response: Response, path: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > MAX_RESPONSE_BYTES) throw new ContentUnavailableError(`${path} is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
