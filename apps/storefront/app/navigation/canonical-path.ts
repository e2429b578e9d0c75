/**
 * Fixed words of addresses after the first segment; every other segment is a content slug, spelled as in the content
 * service.
 */
export const FURTHER_WORDS: ReadonlySet<string> = new Set([
  "order",
  "product",
  "products",
  "status",
]);

const MAX_PART = 200;
const UNFIT = /[\p{Cc}/\\]|\p{Surrogate}/u;

/**
 * The canonical form of a page's path: no empty or dotted segments, no trailing slash, our own words in lower case,
 * every character encoded as `encodeURIComponent` does. `undefined` when it is not a path of a page.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (!pathname.startsWith("/")) return undefined;
  const parts: string[] = [];
  for (const written of pathname.split("/")) {
    const part = decoded(written);
    if (part === undefined || part.length > MAX_PART || UNFIT.test(part)) return undefined;
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.map((part, place) => encodeURIComponent(inOwnLetters(part, place))).join("/")}`;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part).normalize("NFC");
  } catch {
    return undefined;
  }
}

function inOwnLetters(part: string, place: number): string {
  const small = part.toLowerCase();
  return place === 0 || FURTHER_WORDS.has(small) ? small : part;
}
