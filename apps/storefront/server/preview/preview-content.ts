import { withTimeout } from "@sughurta/server-kit";
import type { ContentReader } from "../content/content-client.ts";
import { toContentEntry } from "../content/content-entry.ts";
import { ContentUnavailableError, type FetchContent } from "../content/content-source.ts";
import type { Preview } from "./previews.ts";

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
