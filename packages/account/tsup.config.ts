import { library } from "@sughurta/tsup-config";

export default library({ entry: ["src/index.ts", "src/styles.css"] });
