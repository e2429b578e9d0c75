import type { Hono } from "hono";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { createApp } from "#src/platform/http/create-app.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { listenerPages } from "#src/sales/api/listener-pages.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** The application that payment providers and returning buyers reach from the internet; it does not serve the API. */
export function buildPaymentsListener(service: Service): Hono<AppEnv> {
  const identify = async () => {
    throw new FailureError(404, "notFound");
  };
  return createApp(service, identify, [], [listenerPages(service)], "payments");
}
