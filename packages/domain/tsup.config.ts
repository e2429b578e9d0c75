import { library } from "@sughurta/tsup-config";

export default library({
  entry: [
    "src/index.ts",
    "src/box/index.ts",
    "src/countries/index.ts",
    "src/motor/index.ts",
    "src/one-copy/index.ts",
    "src/person/index.ts",
    "src/travel/index.ts",
  ],
});
