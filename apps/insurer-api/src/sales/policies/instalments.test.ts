import { openTemplate } from "#src/testing/database-template.ts";
import { instalmentsSuite } from "./instalments.suite.ts";

instalmentsSuite("the embedded database", openTemplate);
