import { changes } from "virtual:changes";
import { Markdown } from "@storybook/addon-docs/blocks";

const versions = [...new Set(changes.map(({ version }) => version))];
const getTitle = (version: string) => (version === "next" ? "The next version" : version);

/** The changes of a version, each once, with the packages that it concerns. */
function changesIn(version: string): ReadonlyMap<string, readonly string[]> {
  const packages = new Map<string, readonly string[]>();
  for (const change of changes) {
    if (change.version !== version) continue;
    packages.set(change.text, [...(packages.get(change.text) ?? []), change.package]);
  }
  return packages;
}

/** Every version with its changes, the newest open. */
export function ChangesTable() {
  return versions.map((version, place) => {
    const listed = changesIn(version);
    return (
      <details key={version} className="version" open={place === 0}>
        <summary>
          <h2>{getTitle(version)}</h2> {listed.size} changes
        </summary>
        {[...listed].map(([text, packages]) => (
          <section key={text} className="version__change">
            <p className="version__packages">{packages.toSorted().join(", ")}</p>
            <Markdown>{text}</Markdown>
          </section>
        ))}
      </details>
    );
  });
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
          <h3>{getTitle(version)}</h3>
          <Markdown>{text}</Markdown>
        </section>
      ))}
    </>
  );
}
