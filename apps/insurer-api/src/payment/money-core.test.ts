import { openTemplate } from "#src/testing/database-template.ts";
import { moneyCoreSuite } from "./money-core.suite.ts";

moneyCoreSuite("the embedded database", openTemplate);
