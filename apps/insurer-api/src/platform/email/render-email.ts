import { type Language, telHref } from "@sughurta/domain";
import { PATTERN_PALETTES, type PatternFamily } from "@sughurta/ikat";
import { contrast, MIN_CONTRAST, type Oklch, parseColor, toHex } from "@sughurta/ui-kit/contrast";
import { type EmailBlock, emailBlocks } from "./email-blocks.ts";
import { EMAIL_TEMPLATE } from "./email-template.ts";

/** The insurer, from its settings. */
export interface EmailBrand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly supportPhone: string;
  readonly assistancePhone: string;
  /** Only addresses that begin with one of these become buttons and labelled links. */
  readonly trustedUrls: readonly string[];
}

/** The policy or the product that an email is about. */
export interface EmailSubject {
  readonly family: PatternFamily;
  readonly name: string;
  /** The legal name of the product, where people call it by another one. */
  readonly legalName?: string | undefined;
  /** Absent for an order without a policy. */
  readonly policy?: { readonly label: string; readonly number: string };
}

/** An email as it is sent in plain text, with what its layout shows in addition. */
export interface EmailContent {
  readonly language: Language;
  readonly subject: string;
  /** The plain text; every sentence of the HTML version comes from it. */
  readonly text: string;
  /** Absent for emails about an account. */
  readonly about: EmailSubject | undefined;
  /** Shown above everything, such as the mark of a specimen. */
  readonly notice?: string | undefined;
}

/** Addresses of the images, such as `cid:band`. */
export interface EmailSources {
  readonly band: string;
  readonly mark: string;
}

/** Pattern of an email without a product. */
export const BRAND_FAMILY: PatternFamily = "trip";
/** Colour of a brand without one of its own. */
export const LAPIS = "#1d4bc0";

const WHITE = "#ffffff";
const INK = "#101522";
const DARK_CARD = "#242833";
/** Letters of the preview; clients show up to about this many. */
const PREVIEW_LENGTH = 140;

type PartName =
  | "notice"
  | "title"
  | "legalName"
  | "number"
  | "rule"
  | "text"
  | "heading"
  | "list"
  | "facts"
  | "button"
  | "link"
  | "closing";
type Values = Readonly<Record<string, string>>;

/** The template, cut into its parts once. */
const PARTS = new Map(
  EMAIL_TEMPLATE.split("<!--part ")
    .slice(1)
    .map((part) => {
      const end = part.indexOf("-->");
      return [part.slice(0, end), part.slice(end + 3)] as const;
    }),
);
const HEAD = EMAIL_TEMPLATE.slice(0, EMAIL_TEMPLATE.indexOf("<!--part "));

/** Fills the parts of the template; the given values are those of every part. */
const partsWith = (shared: Values) => {
  const filled = (markup: string, own: Values) =>
    markup.replace(/\{\{(\w+)\}\}/g, (_, name: string) => own[name] ?? shared[name] ?? "");
  return {
    head: filled(HEAD, {}),
    part: (name: PartName, own: Values = {}) => filled(PARTS.get(name) ?? "", own),
    /** A part with one row for each of several values. */
    rows: (name: "list" | "facts", values: readonly Values[]) => {
      const [before = "", row = "", after = ""] = (PARTS.get(name) ?? "").split(/<!--\/?item-->/);
      return before + values.map((own) => filled(row, own)).join("") + after;
    },
  };
};
type BodyBlock = Exclude<EmailBlock, { readonly kind: "closing" }>;
type Parts = ReturnType<typeof partsWith>;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Renders the HTML version of an email: the policy sheet with the text of the plain version. */
export function renderEmail(
  { language, subject, text, about, notice }: EmailContent,
  brand: EmailBrand,
  sources: EmailSources,
): string {
  const blocks = emailBlocks(text, brand.name);
  const colours = getColours(brand.colour);
  const closing = blocks.find((block) => block.kind === "closing");
  const body = blocks.filter((block) => block.kind !== "closing");
  const values: Values = {
    ...colours,
    language,
    subject: escaped(subject),
    preview: preview(body, about),
    brand: escaped(brand.name),
    support: escaped(brand.supportPhone),
    supportHref: escaped(telHref(brand.supportPhone)),
    ground: PATTERN_PALETTES[about?.family ?? BRAND_FAMILY].ground,
    markSource: escaped(sources.mark),
    bandSource: escaped(sources.band),
    serif: SERIF[language],
  };
  const parts = partsWith(values);
  return [
    parts.head,
    ...(notice === undefined ? [] : [parts.part("notice", { notice: escaped(notice) })]),
    parts.part("title", { title: escaped(about?.name ?? subject) }),
    ...(about?.legalName ? [parts.part("legalName", { legalName: escaped(about.legalName) })] : []),
    ...(about?.policy ? [policyNumber(parts, about.policy)] : []),
    parts.part("rule"),
    ...bodyParts(parts, body, { about, brand }),
    parts.part("closing", {
      closing: closing ? closingText(closing.text, brand, colours.link) : "",
    }),
  ].join("");
}

/** Faces with all Tajik letters: Georgia lacks some. */
const SERIF: Readonly<Record<Language, string>> = {
  ru: "'Source Serif 4', Georgia, 'Times New Roman', serif",
  tg: "'Source Serif 4', 'Noto Serif', 'Times New Roman', serif",
  en: "'Source Serif 4', Georgia, 'Times New Roman', serif",
};

function policyNumber(
  { part }: Parts,
  { label, number }: NonNullable<EmailSubject["policy"]>,
): string {
  return part("number", { label: escaped(label), number: groupedDigits(number) });
}

/** Groups digits 4-3-3 by space that is not copied. */
function groupedDigits(number: string): string {
  const [, ...groups] = /^(\d{4})(\d{3})(\d{3})$/.exec(number) ?? [];
  const [first, ...rest] = groups.length > 0 ? groups : [number];
  return escaped(first ?? "") + rest.map((group) => `<span>${group}</span>`).join("");
}

/** The parts of a body: its first link is the button, and what the head shows is not repeated. */
function bodyParts(
  { part, rows }: Parts,
  blocks: readonly BodyBlock[],
  { about, brand }: { readonly about: EmailSubject | undefined; readonly brand: EmailBrand },
): string[] {
  const isNew = ([, value]: readonly [string, string]) => value !== about?.policy?.number;
  const isTrusted = (url: string) => brand.trustedUrls.some((trusted) => isUnder(url, trusted));
  const button = blocks.find((block) => block.kind === "link" && isTrusted(block.url));
  return blocks.flatMap((block, index) => {
    if (block.kind === "list") return [rows("list", block.items.map(rowOfText))];
    if (block.kind === "facts") return [rows("facts", block.facts.filter(isNew).map(rowOfFact))];
    if (block.kind === "link") {
      const shown = { isButton: block === button, isTrusted: isTrusted(block.url) };
      return [linkPart(part, block, shown)];
    }
    if (block.text === getHead(about)) return [];
    const next = blocks[index + 1]?.kind;
    const isHeading = block.text.endsWith(":") && (next === "list" || next === "facts");
    return [part(isHeading ? "heading" : "text", { text: bodyText(block.text, isTrusted) })];
  });
}

/** A link to another site shows its address, which its label could misrepresent. */
function linkPart(
  part: Parts["part"],
  { label, url }: Extract<EmailBlock, { kind: "link" }>,
  { isButton, isTrusted }: { readonly isButton: boolean; readonly isTrusted: boolean },
): string {
  const link = part(isButton ? "button" : "link", {
    url: escaped(url),
    text: escaped(isTrusted ? label : url),
  });
  return isTrusted || label === url ? link : part("text", { text: escaped(`${label}:`) }) + link;
}

const rowOfText = (text: string): Values => ({ text: escaped(text) });

const rowOfFact = ([label, text]: readonly [string, string]): Values => ({
  label: escaped(label),
  text: escaped(text),
});

/** An address below another one, by the same origin and path. */
function isUnder(url: string, trusted: string): boolean {
  return url === trusted || url.startsWith(`${trusted}/`);
}

/** Lines of a text; addresses of the insurer within them are links. */
function bodyText(text: string, isTrusted: (url: string) => boolean): string {
  return text
    .split("\n")
    .map((line) =>
      line
        .split(/(https?:\/\/\S+)/)
        .map((piece) => {
          const shown = escaped(piece);
          return isTrusted(piece) ? `<a href="${shown}">${shown}</a>` : shown;
        })
        .join(""),
    )
    .join("<br>");
}

/** The last paragraph, with phones to press. */
function closingText(
  text: string,
  { supportPhone, assistancePhone }: EmailBrand,
  colour: string,
): string {
  const phones = [assistancePhone, supportPhone].map(escaped);
  const linked = phones.map(
    (phone) =>
      `<a href="${telHref(phone)}" style="white-space:nowrap;font-weight:600;color:${colour}">${phone}</a>`,
  );
  return text
    .split("\n")
    .map((line) => replaceEach(escaped(line), phones, linked))
    .join("<br>");
}

/** Replaces each of several texts; what replaces one is not searched for the next. */
function replaceEach(
  text: string,
  [found, ...others]: readonly string[],
  [by, ...more]: readonly string[],
): string {
  if (found === undefined || by === undefined) return text;
  return text
    .split(found)
    .map((piece) => replaceEach(piece, others, more))
    .join(by);
}

/** The names of a product in the text of an email, which the head shows. */
function getHead(about: EmailSubject | undefined): string | undefined {
  return about && [about.name, about.legalName].filter(Boolean).join("\n");
}

/** The line that clients show after the subject: what follows the greeting. */
function preview(blocks: readonly BodyBlock[], about: EmailSubject | undefined): string {
  const texts = blocks.flatMap((block) =>
    block.kind === "text" && block.text !== getHead(about) ? [block.text] : [],
  );
  const words = texts.slice(1).join(" ").replace(/\s+/g, " ");
  const shown = words.length > PREVIEW_LENGTH ? `${words.slice(0, PREVIEW_LENGTH - 1)}…` : words;
  return escaped(shown);
}

/** Colours of links and buttons from the colour of the brand, readable in both themes. */
function getColours(brand: string) {
  const colour = parseColor(brand);
  if (!colour) throw new Error(`Not a colour: ${brand}`);
  const action = untilReadable(colour, WHITE, -0.01);
  const darkAction = untilReadable(colour, DARK_CARD, 0.01);
  return { link: action, action, onAction: WHITE, darkLink: darkAction, onDarkAction: INK };
}

/** The colour, darker or lighter until it can be read on a ground. */
function untilReadable(colour: Oklch, ground: string, step: number): string {
  const behind = parseColor(ground);
  let { lightness } = colour;
  const isReadable = () =>
    !behind || contrast({ ...colour, lightness }, behind) >= MIN_CONTRAST.text + 0.5;
  while (!isReadable() && lightness > 0 && lightness < 1) lightness += step;
  return toHex({ ...colour, lightness });
}
