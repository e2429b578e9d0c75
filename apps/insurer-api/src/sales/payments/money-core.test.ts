import { openTemplate } from "#src/testing/database-template.ts";
import { moneyCoreSuite } from "./money-core.suite.ts";
import { paymentsToCheckSuite } from "./payments-to-check.suite.ts";
import { secondPaymentSuite } from "./second-payment.suite.ts";

moneyCoreSuite("the embedded database", openTemplate);
paymentsToCheckSuite("the embedded database", openTemplate);
secondPaymentSuite("the embedded database", openTemplate);
