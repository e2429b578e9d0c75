import { allContracts } from "@sughurta/contracts";
import type { Hono } from "hono";
import { serveFiles } from "#src/content/files/serve-files.ts";
import type { Seed } from "#src/content/schema/seed-types.ts";
import { identifyCaller } from "#src/identity/auth/identify-caller.ts";
import type { IdentifyCaller } from "#src/platform/caller.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { createApp } from "#src/platform/http/create-app.ts";
import { docsPages } from "#src/platform/openapi/docs-pages.ts";
import { listenerPages } from "#src/sales/api/listener-pages.ts";
import { optOutPages } from "#src/sales/api/opt-out-pages.ts";
import type { Service } from "#src/sales/ports/service.ts";
import type { Deliver } from "#src/sandbox/bank/bank-webhooks.ts";
import { demoFacts, demoStaffPages } from "#src/sandbox/demo-facts.ts";
import { outboxPages } from "#src/sandbox/outbox-pages.ts";
import { sandboxDesk } from "#src/sandbox/practice-desk.ts";
import { publicSandboxPages } from "#src/sandbox/public-pages.ts";
import { healthPages, type Readiness } from "./health-pages.ts";
import { allRoutes } from "./routes.ts";

/** Parts of an application besides its service. */
interface AppParts {
  readonly readiness: Readiness;
  /** Delivers the payment webhooks of the sandbox bank. */
  readonly deliver: Deliver;
  readonly seed: Seed | undefined;
}

/** The whole application; sandbox pages only in the sandbox. */
export function buildApp(service: Service, { readiness, deliver, seed }: AppParts): Hono<AppEnv> {
  const served = allContracts.filter(({ path }) => !path.startsWith("/session/"));
  const sandboxPages = service.config.sandbox
    ? [
        ...publicSandboxPages(service, deliver),
        outboxPages(service),
        sandboxDesk(service),
        demoStaffPages(service),
        ...(seed ? [demoFacts(service, seed)] : []),
      ]
    : [];
  const pages = [
    healthPages(service, readiness),
    docsPages(service, served),
    serveFiles(service, seed?.pictures),
    ...sandboxPages,
  ];
  const identify: IdentifyCaller = (auth, headers) => identifyCaller(service, auth, headers);
  return createApp(service, identify, allRoutes(service), pages, "api");
}

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
