const CODE_BLOCK = /^```(?:tsx?|js)\n(?<code>[\s\S]*?)^```$/gm;

/** Errors of the examples in a README, by file: each compiled file is one of its blocks. */
export function exampleProblems(
  readme: string,
  examples: Readonly<Record<string, string>>,
): string[] {
  const blocks = [...readme.matchAll(CODE_BLOCK)].map((match) => match.groups?.code ?? "");
  if (blocks.length === 0) return ["README.md has no example"];
  return Object.entries(examples)
    .filter(([, example]) => !blocks.includes(example))
    .map(([file]) => `no example in README.md is equal to ${file}`);
}

/** Error of a text that does not name the oldest supported browsers as all of them do. */
export function floorProblem(text: string, floor: string): string | undefined {
  return text.includes(floor) ? undefined : `does not name the oldest browsers: "${floor}"`;
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
