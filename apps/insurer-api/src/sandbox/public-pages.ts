import type { Hono } from "hono";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { activationPages } from "./activation-pages.ts";
import { bankPages } from "./bank/bank-pages.ts";
import type { Deliver } from "./bank/bank-webhooks.ts";
import { sandboxTillPages } from "./sandbox-till.ts";

/** Pages of the sandbox that a buyer's browser opens, in place of other companies' sites: bank, till, activation. */
export const publicSandboxPages = (
  service: Service,
  deliver: Deliver,
): ((app: Hono<AppEnv>) => void)[] => [
  bankPages(service, deliver),
  sandboxTillPages(service),
  activationPages(service),
];
