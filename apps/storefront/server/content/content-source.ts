import type { Language } from "@sughurta/domain";
import type { TokenCache } from "../gateway/token-cache.ts";

const LARGEST_ANSWER_BYTES = 2_000_000;
const LONGEST_WAIT_MS = 10_000;

/** The content service did not give a usable answer. */
export class ContentUnavailableError extends Error {
  readonly code = "contentUnavailable";
}

/** What the content service said. */
export interface ContentReply {
  status: 200 | 404;
  json: unknown;
}

/** Asks the content service once; throws {@link ContentUnavailableError} for anything but 200 and 404. */
export type AskContent = (path: string, language: Language) => Promise<ContentReply>;

/** Asks over HTTP with the site's token; an oversized or broken answer counts as no answer. */
export function createContentSource(baseUrl: string, token: TokenCache): AskContent {
  async function ask(path: string, language: Language, retry: boolean): Promise<ContentReply> {
    const bearer = await token.get();
    const response = await fetch(new URL(path, baseUrl), {
      headers: { authorization: `Bearer ${bearer}`, "accept-language": language },
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      redirect: "error",
    });
    if (response.status === 401 && retry) {
      await response.body?.cancel();
      token.drop(bearer);
      return ask(path, language, false);
    }
    if (response.status !== 200 && response.status !== 404) {
      await response.body?.cancel();
      throw new ContentUnavailableError(`${path} answered ${response.status}`);
    }
    return { status: response.status, json: JSON.parse(await readCapped(response, path)) };
  }
  return async (path, language) => {
    try {
      return await ask(path, language, true);
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
    if (bytes > LARGEST_ANSWER_BYTES) throw new ContentUnavailableError(`${path} is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
