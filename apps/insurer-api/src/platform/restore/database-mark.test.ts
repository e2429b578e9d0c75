import { openTemplate } from "#src/testing/database-template.ts";
import { databaseMarkSuite } from "./database-mark.suite.ts";

databaseMarkSuite("the embedded database", openTemplate);
