const CODE_BLOCK = /^```tsx?\n(?<code>[\s\S]*?)^```$/gm;

/** Error of the example in a README; `undefined` when it equals the compiled file. */
export function exampleProblem(readme: string, example: string): string | undefined {
  const blocks = [...readme.matchAll(CODE_BLOCK)].map((match) => match.groups?.code ?? "");
  if (blocks.length === 0) {
    return "README.md has no ts or tsx example";
  }
  return blocks.includes(example)
    ? undefined
    : "the example in README.md differs from src/readme.example";
}

/** One setting, as declared by the settings of an application. */
export interface DocumentedSetting {
  readonly about: string;
  readonly byDefault?: string;
  readonly secret?: boolean;
}

const SETTINGS_TABLE = /(?<=^## Settings\n)(?<before>[^#]*?)(?:^\|.*\|\n)+/m;

/** A README with the table below its heading "Settings" generated from the settings; throws without such a table. */
export function withSettingsTable(
  readme: string,
  settings: Readonly<Record<string, DocumentedSetting>>,
): string {
  if (!SETTINGS_TABLE.test(readme)) throw new Error("README.md has no table of settings");
  const rows = Object.entries(settings).map(([name, { about, byDefault, secret }]) => [
    `\`${name}\``,
    secret ? "required" : byDefault === undefined ? "–" : `\`${byDefault}\``,
    about,
  ]);
  return readme.replace(
    SETTINGS_TABLE,
    (_, before: string) => `${before}${markdownTable([["Name", "Default", "Meaning"], ...rows])}`,
  );
}

/** A table whose columns are padded to one width, like the formatter's. */
function markdownTable([head = [], ...rows]: readonly string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = " ") =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width, fill)).join(" | ")} |\n`;
  return [line(head), line([], "-"), ...rows.map((row) => line(row))].join("");
}

/** Names of the packages in the install line of a README. */
export function installedBy(readme: string): string[] {
  const line = /^npm install (?<names>.+)$/m.exec(readme)?.groups?.names ?? "";
  return line.split(" ").filter((name) => name !== "");
}
