import { aService } from "#src/testing/a-service.ts";
import { correctionSuite } from "./correct-policy.suite.ts";

correctionSuite(() => aService({ RATE_LIMITS: "off" }));
