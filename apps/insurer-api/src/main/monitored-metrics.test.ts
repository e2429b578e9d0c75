import { usedMetrics } from "@sughurta/monitoring";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, it } from "vitest";
import { aService } from "#src/testing/a-service.ts";

it("exposes every metric that alerts and the dashboard use", async () => {
  const api = await aService();
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const counted = [api.service.metrics.registry, ofProcess]
    .flatMap((registry) => registry.getMetricsAsArray())
    .map(({ name }) => name);
  await api.close();
  expect(counted).toEqual(expect.arrayContaining(usedMetrics("insurer-api")));
});
