import { changes } from "virtual:changes";
import { Markdown } from "@storybook/addon-docs/blocks";

const versions = [...new Set(changes.map(({ version }) => version))];
const titleOf = (version: string) => (version === "next" ? "The next version" : version);

/** Every version with the changes of each package. */
export function ChangesTable() {
  return versions.map((version) => (
    <section key={version}>
      <h2>{titleOf(version)}</h2>
      {changes
        .filter((change) => change.version === version)
        .toSorted((one, other) => one.package.localeCompare(other.package))
        .map((change) => (
          <section key={`${change.package} ${change.text}`}>
            <h3>{change.package}</h3>
            <Markdown>{change.text}</Markdown>
          </section>
        ))}
    </section>
  ));
}

/** The first version with a component, and the notes that mention it. */
export function ChangesOf({ name, since }: { readonly name: string; readonly since: string }) {
  const named = changes.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
  const texts = new Map(named.map(({ text, version }) => [text, version]));
  return (
    <>
      <h2>Changes</h2>
      <p>{since === "next" ? "New: it comes with the next version." : `Stable since ${since}.`}</p>
      {[...texts].map(([text, version]) => (
        <section key={text}>
          <h3>{titleOf(version)}</h3>
          <Markdown>{text}</Markdown>
        </section>
      ))}
    </>
  );
}
