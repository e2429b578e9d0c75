import type { ReactNode } from "react";
import type { Usage } from "./usage.ts";

/** When to use a component, and the alternatives. */
export function WhenToUse({ usage: { when, instead } }: { readonly usage: Usage }) {
  return (
    <>
      <h2>When</h2>
      <p>{when}</p>
      <h3>What instead</h3>
      <ul>
        {instead.map(([other, where]) => (
          <li key={other}>
            <b>{other}</b>: {where}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Anatomy, texts and behaviour of a component. */
export function HowToUse({ usage }: { readonly usage: Usage }) {
  return (
    <>
      <h2>Anatomy</h2>
      <ol>
        {usage.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <Sentences title="Do" sentences={usage.do} />
      <Sentences title="Don't" sentences={usage.dont} />
      {usage.words === undefined ? null : (
        <>
          <h2>Words</h2>
          <p>{withCode(usage.words)}</p>
        </>
      )}
      <h2>What a screen reader says</h2>
      <p>{withCode(usage.screenReader)}</p>
      <h2>Keyboard</h2>
      <Keys keyboard={usage.keyboard} />
    </>
  );
}

function Keys({ keyboard }: Pick<Usage, "keyboard">) {
  if (keyboard.length === 0) return <p>Nothing to press: the keyboard passes it by.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sentences({
  title,
  sentences,
}: {
  readonly title: string;
  readonly sentences: readonly string[];
}) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{withCode(sentence)}</li>
        ))}
      </ul>
    </>
  );
}

/** Renders text between backticks as `code`. */
function withCode(sentence: string): ReactNode[] {
  return sentence
    .split("`")
    .map((piece, place) => (place % 2 === 0 ? piece : <code key={piece}>{piece}</code>));
}
