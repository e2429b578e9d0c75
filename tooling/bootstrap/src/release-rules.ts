/** A package before or after a release. */
export interface ReleasedPackage {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** True where a caret range of the older version does not take the newer one. */
export function isBreaking(older: string, newer: string): boolean {
  const was = older.split(".");
  const is = newer.split(".");
  const deciding = was.findIndex((part) => part !== "0");
  return was.slice(0, deciding + 1 || was.length).some((part, place) => is[place] !== part);
}

/** The kind of note that makes the next version of a package a breaking one. */
const breakingKind = (version: string) => (version.startsWith("0.") ? "minor" : "major");

/** Kinds of the notes of a breaking release of a package: all that have it as a peer, also indirectly, break with it. */
export function breakingKinds(
  broken: string,
  packages: readonly ReleasedPackage[],
): Record<string, string> {
  const names = new Set([broken]);
  // Iteration over a Set includes items added during the iteration.
  for (const peer of names) {
    for (const { name, peerDependencies = {} } of packages) {
      if (peer in peerDependencies) names.add(name);
    }
  }
  const affected = packages.filter(({ name }) => names.has(name));
  return Object.fromEntries(affected.map(({ name, version }) => [name, breakingKind(version)]));
}

/**
 * Packages whose new version is taken by the range of an application, but needs a peer that its range does not take:
 * an application that changes nothing could not be installed any more. Changesets leave this to the notes.
 */
export function peerProblems(
  before: readonly ReleasedPackage[],
  after: readonly ReleasedPackage[],
): string[] {
  const newVersions = new Map(after.map(({ name, version }) => [name, version]));
  const breaking = new Set(
    before
      .filter(({ name, version }) => isBreaking(version, newVersions.get(name) ?? version))
      .map(({ name }) => name),
  );
  return before
    .filter(({ name }) => !breaking.has(name))
    .flatMap(({ name, version, peerDependencies = {} }) => {
      const peers = Object.keys(peerDependencies).filter((peer) => breaking.has(peer));
      return peers.length === 0
        ? []
        : [
            `${name}: needs a note "${breakingKind(version)}", as ${peers.join(", ")} must be upgraded with it`,
          ];
    });
}
