const CODE_BLOCK = /^```tsx?\n(?<code>[\s\S]*?)^```$/gm;

/** Tells what is wrong with the example in a README; `undefined` when it is the compiled file, word for word. */
export function exampleProblem(readme: string, example: string): string | undefined {
  const blocks = [...readme.matchAll(CODE_BLOCK)].map((match) => match.groups?.code ?? "");
  if (blocks.length === 0) {
    return "README.md has no ts or tsx example";
  }
  return blocks.includes(example)
    ? undefined
    : "the example in README.md differs from src/readme.example";
}

/** Names of the settings that a configuration module declares, such as `PORT: port.default(3000)`. */
export function settingNamesIn(source: string): string[] {
  return [...source.matchAll(/^ {2}([A-Z][A-Z_]+[A-Z]): /gm)].flatMap((match) => match[1] ?? []);
}

/** Names of the packages that the install line of a README brings. */
export function installedBy(readme: string): string[] {
  const line = /^npm install (?<names>.+)$/m.exec(readme)?.groups?.names ?? "";
  return line.split(" ").filter((name) => name !== "");
}
