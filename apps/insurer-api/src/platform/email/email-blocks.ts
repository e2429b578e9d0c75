/** A part of an email. */
export type EmailBlock =
  | { readonly kind: "text"; readonly text: string }
  /** Labelled values, such as the remaining instalments. */
  | { readonly kind: "facts"; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  /** The last paragraph: contact and brand. */
  | { readonly kind: "closing"; readonly text: string };

const LIST_ITEM = /^– (.+)$/;
const FACT = /^([^:]{1,40}): (.+)$/;
const ADDRESS = /^https?:\/\/\S+$/;

/**
 * Parts of the text of an email, which is also its plain-text version. Paragraphs are separated by an empty line; the
 * last one ends with the name of the brand. Lines that begin with `– ` are a list, two or more lines `label: value` are
 * facts, and an address alone on its line is a link, labelled by the line before it if that ends with a colon.
 */
export function emailBlocks(text: string, brandName: string): readonly EmailBlock[] {
  const paragraphs = text.trim().split(/\n{2,}/);
  const last = paragraphs.at(-1);
  const isSigned = last?.split("\n").at(-1) === brandName;
  const body = isSigned ? paragraphs.slice(0, -1) : paragraphs;
  const blocks = body.flatMap((paragraph) => paragraphBlocks(paragraph.split("\n")));
  return isSigned && last !== undefined ? [...blocks, { kind: "closing", text: last }] : blocks;
}

function paragraphBlocks(lines: readonly string[]): EmailBlock[] {
  const blocks: EmailBlock[] = [];
  let plain: string[] = [];
  const endText = () => {
    if (plain.length > 0) blocks.push({ kind: "text", text: plain.join("\n") });
    plain = [];
  };
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? "";
    const items = takeWhile(lines, index, (one) => LIST_ITEM.exec(one)?.[1]);
    const facts = takeWhile(lines, index, toFact);
    if (items.length > 0) {
      endText();
      blocks.push({ kind: "list", items });
      index += items.length;
    } else if (facts.length > 1) {
      endText();
      blocks.push({ kind: "facts", facts });
      index += facts.length;
    } else if (ADDRESS.test(line)) {
      const label = plain.at(-1)?.endsWith(":") ? plain.pop()?.slice(0, -1) : undefined;
      endText();
      blocks.push({ kind: "link", label: label ?? line, url: line });
      index += 1;
    } else {
      plain.push(line);
      index += 1;
    }
  }
  endText();
  return blocks;
}

function toFact(line: string): readonly [label: string, value: string] | undefined {
  const [, label, value] = FACT.exec(line) ?? [];
  return label === undefined || value === undefined ? undefined : [label, value];
}

/** Values of consecutive lines, until one has none. */
function takeWhile<Value>(
  lines: readonly string[],
  start: number,
  readLine: (line: string) => Value | undefined,
): Value[] {
  const values: Value[] = [];
  for (const line of lines.slice(start)) {
    const value = readLine(line);
    if (value === undefined) break;
    values.push(value);
  }
  return values;
}
