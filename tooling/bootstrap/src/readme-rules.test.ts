import { describe, expect, it } from "vitest";
import { exampleProblems, floorProblem, installedBy, withSettingsTable } from "./readme-rules.ts";

const EXAMPLE = 'import { x } from "y";\n\nx();\n';
const readmeWith = (code: string) => `# A package\n\n\`\`\`ts\n${code}\`\`\`\n\nMore.\n`;

const getProblems = (readme: string) =>
  exampleProblems(readme, { "src/readme.example.ts": EXAMPLE });

describe("the examples of a README", () => {
  it("are accepted when each compiled file is one of its blocks", () => {
    expect(getProblems(readmeWith(EXAMPLE))).toEqual([]);
  });

  it("are refused when a compiled file differs", () => {
    expect(getProblems(readmeWith(`${EXAMPLE}// more\n`))).toEqual([
      "no example in README.md is equal to src/readme.example.ts",
    ]);
  });

  it("have to exist", () => {
    expect(getProblems("# A package\n")).toEqual(["README.md has no example"]);
  });
});

describe("the oldest browsers", () => {
  const floor = "Chrome 92, Safari 15.4 and Firefox 115";

  it("are named in the same words everywhere", () => {
    expect(floorProblem(`For browsers from ${floor} on.`, floor)).toBeUndefined();
    expect(floorProblem("For Chrome 91 and Safari 15.", floor)).toContain(floor);
  });
});

describe("the table of settings", () => {
  const settings = {
    PORT: { about: "port to listen on", byDefault: "3000" },
    SESSION_SECRET: { about: "signs cookies", secret: true },
    DATA_DIR: { about: "folder of data" },
  };
  const readme = (table: string) =>
    `# App\n\n## Settings\n\nIntro.\n\n${table}\n## More\n\n| a |\n`;

  it("is replaced by the settings, with the text around it unchanged", () => {
    expect(withSettingsTable(readme("| Name |\n| ---- |\n| `OLD` |\n"), settings)).toBe(
      readme(
        [
          "| Name             | Default  | Meaning           |",
          "| ---------------- | -------- | ----------------- |",
          "| `PORT`           | `3000`   | port to listen on |",
          "| `SESSION_SECRET` | required | signs cookies     |",
          "| `DATA_DIR`       | –        | folder of data    |",
          "",
        ].join("\n"),
      ),
    );
  });

  it("is required", () => {
    expect(() => withSettingsTable(readme(""), settings)).toThrow("no table of settings");
  });
});

it("parses the packages of a README's install line", () => {
  const readme = "## Install\n\n```sh\nnpm install @sughurta/i18n react react-dom\n```\n";
  expect(installedBy(readme)).toEqual(["@sughurta/i18n", "react", "react-dom"]);
});
