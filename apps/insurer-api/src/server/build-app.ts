import { allContracts } from "@sughurta/contracts";
import type { Hono } from "hono";
import { serveFiles } from "#src/content/files/serve-files.ts";
import type { AppEnv } from "#src/http/app-env.ts";
import { createApp } from "#src/http/create-app.ts";
import { docsPages } from "#src/openapi/docs-pages.ts";
import { allRoutes } from "#src/routes.ts";
import { activationPages } from "#src/sandbox/activation-pages.ts";
import type { Deliver } from "#src/sandbox/bank/bank-notices.ts";
import { bankPages } from "#src/sandbox/bank/bank-pages.ts";
import { callPages } from "#src/sandbox/call-pages.ts";
import { demoFacts } from "#src/sandbox/demo-facts.ts";
import { deskPages } from "#src/sandbox/desk-pages.ts";
import { outboxPages } from "#src/sandbox/outbox-pages.ts";
import type { Service } from "#src/service.ts";
import { healthPages, type Readiness } from "./health-pages.ts";

/** The whole application; sandbox pages only where the sandbox is on. */
export function buildApp(service: Service, readiness: Readiness, deliver: Deliver): Hono<AppEnv> {
  const served = allContracts.filter(({ path }) => !path.startsWith("/session/"));
  const sandboxPages = service.config.sandbox
    ? [
        bankPages(service, deliver),
        outboxPages(service),
        deskPages(service),
        callPages(service),
        activationPages(service),
        demoFacts(service),
      ]
    : [];
  const pages = [
    healthPages(service, readiness),
    docsPages(service, served),
    serveFiles(service),
    ...sandboxPages,
  ];
  return createApp(service, allRoutes(service), pages);
}
