import { openTemplate } from "#src/testing/database-template.ts";
import { paymentDecisionsSuite } from "./payment-decisions.suite.ts";

paymentDecisionsSuite("the embedded database", openTemplate);
