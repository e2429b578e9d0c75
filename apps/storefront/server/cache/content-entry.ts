import { hash } from "node:crypto";
import { isAllowedLink, isAllowedPicture } from "@sughurta/domain";
import sanitizeHtml from "sanitize-html";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, NOT_COVERED_CLASS } from "#app/html/allowed-markup.ts";

/** `15 000`, but no phone number: figures in groups of three that start and end as a whole. */
const FIGURE = /(?<![+\d:] ?)\d{1,3}(?: \d{3})+(?! ?\d)/g;
const SPACE_WITHOUT_BREAK = "\u00A0";

/** A text of the content whose figures do not wrap: authors type ordinary spaces. */
function withUnbrokenFigures(text: string): string {
  return text.replace(FIGURE, (figure) => figure.replaceAll(" ", SPACE_WITHOUT_BREAK));
}

const HEADING = /(<\/?h)([1-6])(?=[\s>])/gi;
/** `link`, `button_link`, `buttonAddLink`. */
const LINK_FIELD = /link$/i;
const MARKUP = /<[a-z!/?]/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: {
    ...Object.fromEntries(
      Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
    ),
    a: ["href", "title", "rel"],
  },
  allowedClasses: { ul: [NOT_COVERED_CLASS] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href && isAllowedLink(href) ? { href } : {}),
        ...(title ? { title } : {}),
        ...(href && /^https?:/i.test(href) ? { rel: "noopener noreferrer" } : {}),
      },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...attribs,
        src: attribs.src && isAllowedPicture(attribs.src) ? attribs.src : "",
        alt: attribs.alt ?? "",
        loading: "lazy",
      },
    }),
  },
  textFilter: withUnbrokenFigures,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/**
 * HTML reduced to the markup that content may use, its headings directly below those of the page, its figures unbroken.
 */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(withHeadingsFromTwo(html), OPTIONS);
}

/** The page has the main heading; the highest heading of a text is the second level, and no level is skipped. */
function withHeadingsFromTwo(html: string): string {
  const levels = [...html.matchAll(HEADING)].map(([, , level]) => Number(level));
  const used = [...new Set(levels)].sort();
  return html.replace(
    HEADING,
    (_, opening: string, level: string) => `${opening}${used.indexOf(Number(level)) + 2}`,
  );
}

/**
 * Sanitises every text with markup in a response, at any depth, whatever its field is called, prevents line breaks in
 * figures, and empties every link with a forbidden target.
 */
export function sanitizeJson(value: unknown): unknown {
  if (typeof value === "string") {
    return MARKUP.test(value) ? sanitizeContent(value) : withUnbrokenFigures(value);
  }
  if (Array.isArray(value)) return value.map(sanitizeJson);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === "string" && LINK_FIELD.test(key) ? allowedLink(item) : sanitizeJson(item),
    ]),
  );
}

function allowedLink(address: string): string {
  return isAllowedLink(address) ? address : "";
}

/** A response of the content service, sanitised and ready to be sent. */
export interface ContentEntry {
  json: unknown;
  wire: Buffer;
  etag: string;
}

/** Creates an entry from a response of the service. */
export function toContentEntry(json: unknown): ContentEntry {
  const clean = sanitizeJson(json);
  const wire = Buffer.from(JSON.stringify(clean));
  return { json: clean, wire, etag: `"${hash("sha1", wire, "base64url")}"` };
}
