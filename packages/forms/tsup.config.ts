import { library } from "@sughurta/tsup-config";

export default library({
  entry: [
    "src/index.ts",
    "src/code/index.ts",
    "src/formik/index.ts",
    "src/people/index.ts",
    "src/people.css",
    "src/testing/index.ts",
  ],
});
