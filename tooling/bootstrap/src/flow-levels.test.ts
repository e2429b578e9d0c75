import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FLOW_FOLDERS, flowLevelProblems } from "./flow-levels.ts";
import { ROOT } from "./repository.ts";

const FLOWS = ["travel-flow", "motor-flow", "boxes"];

describe("levels of a flow", () => {
  it("lets a step import the model and code shared by all steps", () => {
    const source = `import { a } from "#src/model/effects/a.ts";
      import type { StepProps } from "../step-props.ts";
      import { part } from "./part.tsx";
      const later = import("../../texts/ru.ts");`;
    expect(flowLevelProblems("steps/trip/trip-step.tsx", source)).toEqual([]);
  });

  it("refuses an import of the screen, of a draft or of another step", () => {
    const source = `import { a } from "#src/screen/a.ts";
      import { b } from "../../draft/b.ts";
      const c = import("../people/c.tsx");`;
    expect(flowLevelProblems("steps/trip/trip-step.tsx", source)).toEqual([
      "steps/trip/trip-step.tsx imports screen/a.ts",
      "steps/trip/trip-step.tsx imports draft/b.ts",
      "steps/trip/trip-step.tsx imports steps/people/c.tsx",
    ]);
  });

  it("refuses a model that imports a step", () => {
    const source = `import type { A } from "../steps/a.ts";`;
    expect(flowLevelProblems("model/b.ts", source)).toEqual(["model/b.ts imports steps/a.ts"]);
  });

  it.each(FLOWS)("are observed by %s", (flow) => {
    const folder = join(ROOT, "packages", flow, "src");
    const files = globSync("*/**/*.{ts,tsx}", {
      cwd: folder,
      exclude: ["testing/**", "**/*.{test,stories}.*"],
    });
    const folders = files.map((file) => file.split("/")[0]);
    expect(FLOW_FOLDERS).toEqual(expect.arrayContaining(folders));
    const problems = files.flatMap((file) =>
      flowLevelProblems(file, readFileSync(join(folder, file), "utf8")),
    );
    expect(problems).toEqual([]);
  });
});
