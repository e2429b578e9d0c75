import { openTemplate } from "#src/testing/database-template.ts";
import { paymentRestSuite } from "./payment-rest.suite.ts";

paymentRestSuite("the embedded database", openTemplate);
