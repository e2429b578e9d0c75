import { library } from "@sughurta/tsup-config";

export default library({ entry: ["src/index.ts", "src/testing/index.ts", "src/i18next/index.ts"] });
