import { describe, expect, it } from "vitest";
import { exampleProblem, installedBy, withSettingsTable } from "./readme-rules.ts";

const EXAMPLE = 'import { x } from "y";\n\nx();\n';
const readmeWith = (code: string) => `# A package\n\n\`\`\`ts\n${code}\`\`\`\n\nMore.\n`;

describe("the example of a README", () => {
  it("is accepted when it repeats the compiled file", () => {
    expect(exampleProblem(readmeWith(EXAMPLE), EXAMPLE)).toBeUndefined();
  });

  it("is refused when one of the two changed", () => {
    expect(exampleProblem(readmeWith(EXAMPLE), `${EXAMPLE}// more\n`)).toContain("differs");
  });

  it("has to exist", () => {
    expect(exampleProblem("# A package\n", EXAMPLE)).toContain("no ts or tsx example");
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
