import { openTemplate } from "#src/testing/database-template.ts";
import { testSchemaSuite } from "./test-schema.suite.ts";

testSchemaSuite(openTemplate);
