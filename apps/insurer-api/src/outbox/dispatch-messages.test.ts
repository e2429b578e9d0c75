import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outbox } from "#src/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { dispatchMessages } from "./dispatch-messages.ts";

const HOUR_MS = 3_600_000;

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

it("sends at once what a dead process was sending, and nothing that a living one has", async () => {
  const { service } = api;
  const message = (recipient: string, leaseHolder: number) => ({
    id: randomUUID(),
    dedupeKey: recipient,
    channel: "sms" as const,
    recipient,
    language: "ru" as const,
    body: "text",
    attempts: 1,
    leaseHolder,
    nextAt: new Date(service.now().getTime() + HOUR_MS),
    createdAt: service.now(),
  });
  const deadInstance = service.instanceId === 1 ? 2 : 1;
  await service.db
    .insert(outbox)
    .values([message("dead", deadInstance), message("alive", service.instanceId)]);
  const sent: string[] = [];
  const sms = {
    send: async ({ recipient }: { recipient: string }) => {
      sent.push(recipient);
    },
  };
  await dispatchMessages({ ...service, senders: { sms } });
  expect(sent).toEqual(["dead"]);
});
