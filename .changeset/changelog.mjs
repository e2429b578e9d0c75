/** A note as one item of a list. */
function getReleaseLine({ summary }) {
  const [first, ...others] = summary.split("\n").map((line) => line.trimEnd());
  return [`- ${first}`, ...others.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
}

/** Packages that a release needs in another version: one item, not one for each note as by default. */
function getDependencyReleaseLine(_notes, dependencies) {
  if (dependencies.length === 0) return "";
  const names = dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).sort();
  return [`- Needs these versions:`, ...names.map((name) => `  - ${name}`)].join("\n");
}

export default { getReleaseLine, getDependencyReleaseLine };
