import {
  ArgTypes,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { PackageLink } from "./package-link.tsx";
import { ScreenPage } from "./screen-page.tsx";
import { isUsage, type Usage } from "./usage.ts";

/** Page of a component: what it is, how to use it, its keys, its properties, its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { usage } = preparedMeta.parameters;
  if (!isUsage(usage)) return <ScreenPage />;
  return (
    <>
      <Title />
      <Description />
      <PackageLink />
      <Primary />
      <HowToUse usage={usage} />
      <h2>Properties</h2>
      <ArgTypes />
      <Stories title="States" includePrimary={false} />
    </>
  );
}

function HowToUse({ usage }: { readonly usage: Usage }) {
  return (
    <>
      <h2>Do</h2>
      <Sentences sentences={usage.do} />
      <h2>Don't</h2>
      <Sentences sentences={usage.dont} />
      <h2>Keyboard</h2>
      {usage.keyboard.length === 0 ? (
        <p>Nothing to press: the keyboard passes it by.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {usage.keyboard.map(([key, effect]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{withCode(sentence)}</li>
      ))}
    </ul>
  );
}

/** Puts what stands between backticks into `code`. */
function withCode(sentence: string): ReactNode[] {
  return sentence
    .split("`")
    .map((piece, place) => (place % 2 === 0 ? piece : <code key={piece}>{piece}</code>));
}
