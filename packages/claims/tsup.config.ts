import { library } from "@sughurta/tsup-config";

export default library({
  entry: ["src/index.ts", "src/status/index.ts", "src/styles.css", "src/status.css"],
});
