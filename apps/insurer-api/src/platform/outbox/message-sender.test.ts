import { once } from "node:events";
import { expect, it } from "vitest";
import { createSendingWindow } from "./message-sender.ts";

it("starts up to its limit, the rest in order", async () => {
  const inWindow = createSendingWindow(2, 10_000);
  const begun: number[] = [];
  const gate = Promise.withResolvers<void>();
  const all = [1, 2, 3, 4].map((number) =>
    inWindow(async () => {
      begun.push(number);
      await gate.promise;
      return number;
    }),
  );
  await expect.poll(() => begun).toEqual([1, 2]);
  gate.resolve();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
});

it("never starts work that was queued too long, and completes started work however long it takes", async () => {
  const inWindow = createSendingWindow(1, 20);
  const begun: string[] = [];
  const slow = inWindow(() => once(AbortSignal.timeout(100), "abort"));
  const late = inWindow(async () => begun.push("late"));
  await expect(late).rejects.toMatchObject({ name: "PassingDeliveryError", code: "tooSlow" });
  await slow;
  await inWindow(async () => begun.push("next"));
  expect(begun).toEqual(["next"]);
});
