import { installDependencies } from "./install.ts";
import { Problem } from "./problem.ts";
import { runCommand } from "./run-command.ts";
import { runServices } from "./run-services.ts";
import { startArguments } from "./services.ts";

const TURBO_BUILD = [
  "run",
  "build",
  "--filter=@sughurta/storefront...",
  "--filter=@sughurta/insurer-api...",
  "--output-logs=errors-only",
  "--log-prefix=none",
];

async function build(): Promise<void> {
  console.log("Building what changed…");
  const result = await runCommand("node_modules/.bin/turbo", TURBO_BUILD, { silent: true });
  if (result.code !== 0) {
    console.error(result.output);
    throw new Problem(
      "buildFailed",
      "The build failed; the first error is above.",
      "Repair it and run the command again. What was built already is kept.",
    );
  }
}

await runServices({
  nodeEnv: "production",
  apiArguments: startArguments("apps/insurer-api"),
  siteArguments: startArguments("apps/storefront"),
  prepare: async () => {
    await installDependencies();
    await build();
  },
});
