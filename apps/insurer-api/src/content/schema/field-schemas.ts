import * as z from "zod/mini";
import { linkFault, type MarkupFault, markupFault, markupFaultText } from "./markup-fault.ts";

/** One text in the three site languages (SPEC-1). */
export const localisedText = z.strictObject({ ru: z.string(), tg: z.string(), en: z.string() });
/** A text without faults of the given kind. */
const faultless = (find: (text: string) => MarkupFault | undefined) =>
  z.string().check((checked) => {
    const fault = find(checked.value);
    if (!fault) return;
    const message = markupFaultText(fault);
    checked.issues.push({ code: "custom", input: checked.value, message, params: { ...fault } });
  });
/** Well-formed HTML with only the tags and links that the site shows. */
const html = faultless(markupFault);
/** Target of a link or a button; may be empty. */
export const address = faultless(linkFault);
/** One HTML text in the three site languages. */
export const localisedMarkup = z.strictObject({ ru: html, tg: html, en: html });
export const id = z.int();
/** A segment of an address. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i));
export const isoDate = z.iso.date();
export const tjs = z.number().check(z.nonnegative());

/** One text in the three site languages (SPEC-1). */
export type Localised = z.infer<typeof localisedText>;
