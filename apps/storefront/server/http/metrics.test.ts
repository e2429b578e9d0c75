import { usedMetrics } from "@sughurta/monitoring";
import { collectDefaultMetrics } from "prom-client";
import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

it("counts every metric that the alerts and the dashboard use", () => {
  const { registry } = createMetrics();
  collectDefaultMetrics({ register: registry });
  const counted = registry.getMetricsAsArray().map(({ name }) => name);
  expect(counted).toEqual(expect.arrayContaining(usedMetrics("storefront")));
});
