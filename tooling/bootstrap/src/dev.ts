import { installDependencies } from "./install.ts";
import { runServices } from "./run-services.ts";

await runServices({
  nodeEnv: "development",
  apiArguments: ["--conditions=@sughurta/source", "--watch", "src/main/main.ts"],
  siteArguments: ["--conditions=@sughurta/source", "server/dev.ts"],
  prepare: installDependencies,
});
