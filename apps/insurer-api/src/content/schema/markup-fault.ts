import { isAllowedLink } from "@sughurta/domain";

/** A fault of an HTML text, with its line. */
export interface MarkupFault {
  /**
   * `unclosed`: a tag that is not closed in order; `unopened`: a closing tag without an opening one; `unknown`: a tag
   * that the site does not show; `bare`: a lone `<`; `link`: an address that the site does not link to.
   */
  readonly fault: "unclosed" | "unopened" | "unknown" | "bare" | "link";
  /** The tag, or the address of a link. */
  readonly tag: string;
  /** Absent for an address in a field of its own. */
  readonly line?: number;
}

/** Tags that the site shows; it drops all others. */
const TAGS = new Set(
  "a abbr b blockquote br code div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul".split(
    " ",
  ),
);
const VOID_TAGS = new Set(["br", "hr", "img"]);
/** A tag with its quoted attributes, a comment, or a lone `<`. */
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>|</gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;

/** The fault of a link address that the site would drop; an empty address is valid. */
export const linkFault = (address: string): MarkupFault | undefined =>
  address.trim() === "" || isAllowedLink(address) ? undefined : { fault: "link", tag: address };

/** The fault of the `href` of a tag. */
function hrefFault(tag: string): MarkupFault | undefined {
  const [, double, single, bare] = HREF.exec(tag) ?? [];
  return linkFault(double ?? single ?? bare ?? "");
}

/** Finds the first fault of an HTML text; `undefined` if all tags are known and closed in order. */
export function markupFault(html: string): MarkupFault | undefined {
  const open: { readonly tag: string; readonly index: number }[] = [];
  const found = (fault: MarkupFault["fault"], tag: string, index: number): MarkupFault => ({
    fault,
    tag,
    line: html.slice(0, index).split("\n").length,
  });
  for (const { 0: text, 1: slash, 2: name, index } of html.matchAll(TAG)) {
    if (text.startsWith("<!--")) continue;
    const tag = name?.toLowerCase();
    if (tag === undefined) return found("bare", "", index);
    if (!TAGS.has(tag)) return found("unknown", tag, index);
    if (VOID_TAGS.has(tag)) continue;
    if (slash === "") {
      const fault = tag === "a" ? hrefFault(text) : undefined;
      if (fault) return found(fault.fault, fault.tag, index);
      open.push({ tag, index });
      continue;
    }
    const last = open.pop();
    if (!last) return found("unopened", tag, index);
    if (last.tag !== tag) return found("unclosed", last.tag, last.index);
  }
  const last = open.at(-1);
  return last && found("unclosed", last.tag, last.index);
}

/** Description of a fault for people who import content. */
export function markupFaultText({ fault, tag, line }: MarkupFault): string {
  const texts = {
    unclosed: `<${tag}> is not closed, or not in its order`,
    unopened: `</${tag}> closes nothing`,
    unknown: `the site does not show <${tag}>`,
    bare: "a lone < is written &lt;",
    link: `the site does not link to "${tag}": a link starts with https://, mailto:, tel:, # or one /`,
  };
  return line === undefined ? texts[fault] : `line ${line}: ${texts[fault]}`;
}
