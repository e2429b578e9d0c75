import { openTemplate } from "#src/testing/database-template.ts";
import { moneyCoreSuite } from "./money-core.suite.ts";
import { secondPaymentSuite } from "./second-payment.suite.ts";

moneyCoreSuite("the embedded database", openTemplate);
secondPaymentSuite("the embedded database", openTemplate);
