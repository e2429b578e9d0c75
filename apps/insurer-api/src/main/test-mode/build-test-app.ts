import { TEST_PATH } from "@sughurta/contracts/core";
import type { Hono } from "hono";
import { identifyCaller } from "#src/identity/auth/identify-caller.ts";
import { allRoutes } from "#src/main/routes.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import type { IdentifyCaller } from "#src/platform/http/caller.ts";
import { createApp } from "#src/platform/http/create-app.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { listenerPages } from "#src/sales/api/listener-pages.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { activationPages } from "#src/sandbox/activation-pages.ts";
import { bankPages } from "#src/sandbox/bank/bank-pages.ts";
import type { Deliver } from "#src/sandbox/bank/bank-webhooks.ts";

/** Application for test keys: all API routes, and the pages of the sandbox bank and of the activation site. */
export function buildTestApp(tests: Service, deliver: Deliver): Hono<AppEnv> {
  const identify: IdentifyCaller = (auth, headers) => identifyCaller(tests, auth, headers);
  const pages = publicPages(tests, deliver);
  return createApp(tests, identify, allRoutes(tests), pages, "api", TEST_PATH);
}

/** The part of it that buyers reach from the internet. */
export function buildTestListener(tests: Service, deliver: Deliver): Hono<AppEnv> {
  const identify = async () => {
    throw new FailureError(404, "notFound");
  };
  const pages = [listenerPages(tests), ...publicPages(tests, deliver)];
  return createApp(tests, identify, [], pages, "payments", TEST_PATH);
}

const publicPages = (tests: Service, deliver: Deliver) => [
  bankPages(tests, deliver),
  activationPages(tests),
];

/** Delivers webhooks of the test mode's sandbox bank inside the process, whatever its public address. */
export function deliverInside(tests: Pick<Service, "config">, deliver: Deliver): Deliver {
  return (request) => {
    const path = `${TEST_PATH}${request.url.slice(tests.config.apiUrl.length)}`;
    return deliver(new Request(new URL(path, request.url), request));
  };
}
