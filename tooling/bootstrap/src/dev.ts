import { installDependencies } from "./install.ts";
import { runServices } from "./run-services.ts";

await runServices({
  nodeEnv: "development",
  apiArguments: ["--conditions=source", "--watch", "src/main.ts"],
  siteArguments: ["--conditions=source", "server/dev.ts"],
  prepare: installDependencies,
});
