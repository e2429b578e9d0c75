import { describe, expect, it } from "vitest";
import { exampleProblem, installedBy, settingNamesIn } from "./readme-rules.ts";

const EXAMPLE = 'import { x } from "y";\n\nx();\n';
const readmeWith = (code: string) => `# A package\n\n\`\`\`ts\n${code}\`\`\`\n\nMore.\n`;

describe("the example of a README", () => {
  it("is accepted when it repeats the compiled file", () => {
    expect(exampleProblem(readmeWith(EXAMPLE), EXAMPLE)).toBeUndefined();
  });

  it("is refused when one of the two changed", () => {
    expect(exampleProblem(readmeWith(EXAMPLE), `${EXAMPLE}// more\n`)).toContain("differs");
  });

  it("has to be there", () => {
    expect(exampleProblem("# A package\n", EXAMPLE)).toContain("no ts or tsx example");
  });
});

describe("the settings of an application", () => {
  it("are found in its configuration module", () => {
    const source = "const shape = {\n  PORT: port,\n  DATA_DIR: {\n    about: 1,\n  },\n};\n";
    expect(settingNamesIn(source)).toEqual(["PORT", "DATA_DIR"]);
  });
});

it("reads what the install line of a README brings", () => {
  const readme = "## Install\n\n```sh\nnpm install @sughurta/i18n react react-dom\n```\n";
  expect(installedBy(readme)).toEqual(["@sughurta/i18n", "react", "react-dom"]);
});
