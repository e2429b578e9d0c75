/** Words of addresses after the first one; everything else there is a name of content, spelled as its service does. */
export const FURTHER_WORDS: ReadonlySet<string> = new Set([
  "order",
  "product",
  "products",
  "status",
]);

const LONGEST_PART = 200;
const UNFIT = /[\p{Cc}/\\]|\p{Surrogate}/u;

/**
 * The one spelling of a page's path: no empty or dotted parts, no slash at the end, our own words in
 * small letters, every sign encoded as `encodeURIComponent` does. Undefined when it is no path of a page.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (!pathname.startsWith("/")) return undefined;
  const parts: string[] = [];
  for (const written of pathname.split("/")) {
    const part = decoded(written);
    if (part === undefined || part.length > LONGEST_PART || UNFIT.test(part)) return undefined;
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
