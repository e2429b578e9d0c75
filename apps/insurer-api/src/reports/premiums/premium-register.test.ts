import { openTemplate } from "#src/testing/database-template.ts";
import { premiumRegisterSuite } from "./premium-register.suite.ts";

premiumRegisterSuite("the embedded database", 1_000, () => openTemplate());
