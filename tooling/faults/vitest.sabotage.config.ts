import { readFileSync } from "node:fs";
import insurerApi from "@sughurta/insurer-api/vitest-config";
import { mergeConfig } from "vitest/config";
import { chosenSabotage, sabotaged } from "./src/sabotage/sabotages.ts";

const sabotage = chosenSabotage();

/** The unit tests of insurer-api, with a sabotage in its sources. */
export default mergeConfig(insurerApi, {
  // Cached modules of another run would hide the sabotage, or leak it into that run.
  test: { fsModuleCache: false },
  plugins: [
    {
      name: "sabotage",
      load: (id: string) => sabotaged(sabotage, id, () => readFileSync(id, "utf8")),
    },
  ],
});
