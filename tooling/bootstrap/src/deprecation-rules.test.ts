import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deprecationProblems } from "./deprecation-rules.ts";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";

const PROPERTY = `interface Props {
  /** Colour of the brand. @deprecated Take \`brand\`. */
  readonly colour?: string;
}`;
const MESSAGE = 'console.warn("@sughurta/shop: colour is deprecated, take brand.");';

describe("deprecations", () => {
  it("have a message for the console", () => {
    expect(deprecationProblems([PROPERTY])).toEqual([
      'colour: no message "colour is deprecated" for the console',
    ]);
    expect(deprecationProblems([PROPERTY, MESSAGE])).toEqual([]);
  });

  it("name a replacement", () => {
    const problem = "Colour: @deprecated does not say what to take instead";
    expect(deprecationProblems(["/** @deprecated */\nexport type Colour = string;"])).toEqual([
      problem,
    ]);
  });

  it.each(packageFolders())("of %s are complete", (folder) => {
    const sources = globSync("src/**/*.{ts,tsx}", { cwd: join(ROOT, folder) }).map((file) =>
      readFileSync(join(ROOT, folder, file), "utf8"),
    );
    expect(deprecationProblems(sources)).toEqual([]);
  });
});
