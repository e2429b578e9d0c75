import tokens from "@sughurta/ui-kit/tokens.json";
import { type ReactNode, useEffect, useState } from "react";
import { getHexColor } from "./computed-color.ts";
import { type TokenName, tokenNames, tokenValue } from "./read-tokens.ts";

type Groups = Readonly<
  Record<string, Readonly<Record<string, { readonly $description: string } | undefined>>>
>;

const groups: Groups = tokens;

interface Row {
  readonly name: TokenName;
  readonly value: string;
  readonly hex: string | undefined;
}

/** Tokens with these prefixes, from the loaded stylesheets. */
export function TokenTable({
  caption,
  prefixes,
  renderSample,
}: {
  readonly caption: string;
  readonly prefixes: readonly TokenName[];
  readonly renderSample?: (token: TokenName) => ReactNode;
}) {
  const [tokens, setTokens] = useState<readonly Row[]>([]);
  // After the surroundings have put theme and brand on the page.
  useEffect(() => {
    const names = prefixes.flatMap((prefix) => tokenNames(prefix));
    setTokens(names.map(toRow));
  }, [prefixes]);
  return (
    <table className="tk-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">For</th>
          {renderSample ? <th scope="col">Looks like</th> : null}
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, value, hex }) => (
          <tr key={name}>
            <th scope="row">
              <CopyValue value={`var(${name})`}>{name}</CopyValue>
            </th>
            <td>
              <CopyValue value={value}>{value}</CopyValue>
              {hex ? <CopyValue value={hex}>{hex}</CopyValue> : null}
            </td>
            <td>{sentenceAbout(name)}</td>
            {renderSample ? <td>{renderSample(name)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toRow(name: TokenName): Row {
  return { name, value: tokenValue(name), hex: getHexColor(name) };
}

/** A name or value that is copied to the clipboard on a press. */
function CopyValue({ value, children }: { readonly value: string; readonly children: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  }
  return (
    <span className="tk-copy">
      <button type="button" title="Copy" onClick={copy} onBlur={() => setCopied(false)}>
        <code>{children}</code>
      </button>
      <span role="status">{copied ? "Copied" : null}</span>
    </span>
  );
}

/** Description of a token, from `tokens.json`; empty for one set by a page itself. */
function sentenceAbout(name: TokenName): string {
  const [group = "", ...rest] = name.replace("--sg-", "").split("-");
  return groups[group]?.[rest.join("-") || "$root"]?.$description ?? "";
}
