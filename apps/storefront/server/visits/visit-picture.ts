import type { IncomingMessage } from "node:http";

/** Address of the picture by which pages from a shared cache are counted. */
export const VISIT_PATH = "/counts/visit";

/** The picture, which has no content: it is requested by browsers without scripts too. */
export const VISIT_PICTURE = `<img src="${VISIT_PATH}" alt="" hidden>`;

/** The page that shows the picture, as if it had been requested here; `undefined` for a page of another site. */
export function pageWithPicture(
  { headers }: IncomingMessage,
  publicUrl: string,
): Pick<IncomingMessage, "method" | "url" | "headers"> | undefined {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return origin === publicUrl ? { method: "GET", url: pathname + search, headers } : undefined;
}
