import { type ReactNode, useEffect, useState } from "react";
import { type TokenName, tokenNames, tokenValue } from "./read-tokens.ts";

/** Tokens with these beginnings, as the loaded stylesheets give them. */
export function TokenTable({
  caption,
  prefixes,
  renderSample,
}: {
  readonly caption: string;
  readonly prefixes: readonly TokenName[];
  readonly renderSample?: (token: TokenName) => ReactNode;
}) {
  const [tokens, setTokens] = useState<readonly (readonly [TokenName, string])[]>([]);
  // After the surroundings have put theme and brand on the page.
  useEffect(() => {
    const names = prefixes.flatMap((prefix) => tokenNames(prefix));
    setTokens(names.map((name) => [name, tokenValue(name)]));
  }, [prefixes]);
  return (
    <table className="tk-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          {renderSample ? <th scope="col">Looks like</th> : null}
        </tr>
      </thead>
      <tbody>
        {tokens.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            {renderSample ? <td>{renderSample(name)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
