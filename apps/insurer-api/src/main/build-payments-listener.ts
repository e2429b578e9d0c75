import type { Hono } from "hono";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { createApp } from "#src/platform/http/create-app.ts";
import { listenerPages } from "#src/sales/api/listener-pages.ts";
import { optOutPages } from "#src/sales/api/opt-out-pages.ts";
import type { Service } from "#src/sales/ports/service.ts";
import type { Deliver } from "#src/sandbox/bank/bank-webhooks.ts";
import { publicSandboxPages } from "#src/sandbox/public-pages.ts";

/**
 * The application that payment providers and returning buyers reach from the internet; it does not serve the API. In
 * the sandbox also the pages of its bank, its till and its activation site.
 */
export function buildPaymentsListener(service: Service, deliver: Deliver): Hono<AppEnv> {
  const identify = async () => {
    throw new FailureError(404, "notFound");
  };
  const pages = service.config.sandbox ? publicSandboxPages(service, deliver) : [];
  return createApp(
    service,
    identify,
    [],
    [listenerPages(service), optOutPages(service), ...pages],
    "payments",
  );
}
