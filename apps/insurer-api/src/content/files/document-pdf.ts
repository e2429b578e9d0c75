import { fileURLToPath } from "node:url";
import type { Language } from "@sughurta/domain";
import PDFDocument from "pdfkit";
import {
  type DocumentSeed,
  type Localised,
  localise,
  type TextPageSeed,
} from "#src/content/schema/seed-types.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";

/** One block of a simple HTML text. */
export interface TextBlock {
  readonly kind: "heading" | "item" | "paragraph";
  readonly text: string;
}

const BLOCK = /<(h[1-6]|li|p|tr)\b[^>]*>(.*?)<\/\1>/gis;

const ENTITIES: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

const font = (weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`));

const REGULAR = font("400Regular");

const BOLD = font("700Bold");

const INK = "#1d2733";

const QUIET = "#5b6673";

const MARGIN_PT = 56;

const CONTACT: Localised = {
  ru: "Вопросы по документу: {{phone}}, круглосуточно.",
  tg: "Барои савол оид ба ҳуҷҷат ба {{phone}} занг занед, шабонарӯзӣ.",
  en: "Questions about this document: {{phone}}, day and night.",
};

/** The insurer that issues a document. */
interface Issuer {
  readonly brandName: string;
  readonly supportPhone: string;
}

/** A document to generate; plain data, so that it can be passed to another thread. */
export interface DocumentPdfRequest {
  readonly item: DocumentSeed;
  /** The text of the document. */
  readonly terms: TextPageSeed | undefined;
  readonly language: Language;
  readonly issuer: Issuer;
}

/** Generates a document of the list as a PDF. */
export async function documentPdf({
  item,
  terms,
  language,
  issuer: { brandName, supportPhone },
}: DocumentPdfRequest): Promise<Uint8Array> {
  const title = localise(item.title, language);
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN_PT,
    lang: language,
    info: { Title: title, Author: brandName },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  pdf.font(BOLD).fontSize(11).fillColor(QUIET).text(brandName);
  pdf.moveDown(1.5).fontSize(22).fillColor(INK).text(title);
  pdf.moveDown(0.7).font(REGULAR).fontSize(12).text(localise(item.description, language));
  if (terms) {
    pdf.moveDown(1.5).font(BOLD).fontSize(15).text(localise(terms.title, language));
    for (const block of htmlBlocks(localise(terms.desc, language))) {
      const heading = block.kind === "heading";
      pdf
        .moveDown(heading ? 0.9 : 0.4)
        .font(heading ? BOLD : REGULAR)
        .fontSize(heading ? 12 : 10.5)
        .text(block.kind === "item" ? `•  ${block.text}` : block.text, {
          indent: block.kind === "item" ? 10 : 0,
        });
    }
  }
  pdf
    .moveDown(2)
    .font(REGULAR)
    .fontSize(10)
    .fillColor(QUIET)
    .text(fill(localise(CONTACT, language), { phone: supportPhone }));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function plainText(html: string): string {
  return html
    .replace(/<\/t[hd]>\s*<t[hd]\b[^>]*>/gi, ": ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:nbsp|amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

function getKind(tag: string): TextBlock["kind"] {
  if (/^h/i.test(tag)) return "heading";
  return tag.toLowerCase() === "li" ? "item" : "paragraph";
}

/** Parses the HTML of our texts (h3, p, li, table) into blocks for a PDF document. */
export function htmlBlocks(html: string): TextBlock[] {
  return [...html.matchAll(BLOCK)]
    .map(([, tag = "", inner = ""]) => ({ kind: getKind(tag), text: plainText(inner) }))
    .filter(({ text }) => text !== "");
}
