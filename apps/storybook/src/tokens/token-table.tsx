import { type ReactNode, useEffect, useState } from "react";
import { hexOf } from "./computed-color.ts";
import { CopyValue } from "./copy-value.tsx";
import { sentenceAbout } from "./design-tokens.ts";
import { type TokenName, tokenNames, tokenValue } from "./read-tokens.ts";

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
    setTokens(names.map(rowOf));
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

function rowOf(name: TokenName): Row {
  return { name, value: tokenValue(name), hex: hexOf(name) };
}
