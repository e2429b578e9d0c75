import { openTemplate } from "#src/testing/database-template.ts";
import { jobsSuite } from "./jobs.suite.ts";

jobsSuite("the embedded database", openTemplate);
