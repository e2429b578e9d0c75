import { openTemplate } from "#src/testing/database-template.ts";
import { fiscalReceiptsSuite } from "./fiscal-receipts.suite.ts";

fiscalReceiptsSuite("the embedded database", openTemplate);
