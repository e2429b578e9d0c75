import type { MarkdownRenderer } from "vitepress";
import { referencesIn } from "./references.ts";

type Token = ReturnType<MarkdownRenderer["parse"]>[number];
type NewToken = new (type: string, tag: string, nesting: 0 | 1 | -1) => Token;

/** Links every `S1 §4`, `SPEC-61` and `ADR-0001` in the prose of the pages. */
export function linkReferences(md: MarkdownRenderer, targets: ReadonlyMap<string, string>): void {
  md.core.ruler.push("references", ({ tokens, Token }) => {
    for (const [index, token] of tokens.entries()) {
      const isHeading = tokens[index - 1]?.type === "heading_open";
      if (token.children && !isHeading) token.children = withLinks(token.children, targets, Token);
    }
  });
}

/** Parts of a line with links for references that are not in a link yet. */
function withLinks(
  children: readonly Token[],
  targets: ReadonlyMap<string, string>,
  NewToken: NewToken,
): Token[] {
  let isInLink = false;
  return children.flatMap((child) => {
    if (child.type === "link_open") isInLink = true;
    if (child.type === "link_close") isInLink = false;
    return child.type === "text" && !isInLink ? linked(child.content, targets, NewToken) : [child];
  });
}

function linked(
  content: string,
  targets: ReadonlyMap<string, string>,
  NewToken: NewToken,
): Token[] {
  const result: Token[] = [];
  let end = 0;
  const addText = (from: number, to: number) => {
    const text = new NewToken("text", "", 0);
    text.content = content.slice(from, to);
    if (from < to) result.push(text);
  };
  for (const { label, from, to } of referencesIn(content)) {
    const target = targets.get(label);
    if (target !== undefined) {
      addText(end, from);
      const open = new NewToken("link_open", "a", 1);
      open.attrSet("href", target);
      result.push(open);
      addText(from, to);
      result.push(new NewToken("link_close", "a", -1));
      end = to;
    }
  }
  addText(end, content.length);
  return result;
}
