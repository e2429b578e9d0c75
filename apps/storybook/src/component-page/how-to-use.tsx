import type { ReactNode } from "react";

/** How to use a component, from its stories' `parameters.usage`. */
interface Usage {
  /** When to use it. */
  readonly when: string;
  /** Alternatives, and when to use them. */
  readonly instead: readonly (readonly [other: string, where: string])[];
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  /** Writing style of its texts; omitted where it has none. */
  readonly words?: string;
  /** Screen reader announcements. */
  readonly screenReader: string;
  /** The version that added it; `next` until that is released. */
  readonly since: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Function of each key; empty for components without keyboard focus. */
  readonly keyboard: readonly (readonly [key: string, effect: string])[];
}

const SENTENCES = ["when", "screenReader", "since"];

const LISTS = ["instead", "anatomy", "do", "dont", "keyboard"];

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

/** Whether a parameter is a whole {@link Usage}. */
export function isUsage(value: unknown): value is Usage {
  if (typeof value !== "object" || value === null) return false;
  const part = new Map<string, unknown>(Object.entries(value));
  const isSaid = (name: string) => typeof part.get(name) === "string" && part.get(name) !== "";
  return SENTENCES.every(isSaid) && LISTS.every((name) => Array.isArray(part.get(name)));
}
