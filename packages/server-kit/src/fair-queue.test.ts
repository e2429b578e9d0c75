import { expect, it } from "vitest";
import { FairQueue, OverloadedError } from "./fair-queue.ts";

/** A queue with one busy worker, and a record of the started jobs. */
function busyQueue(waiting = 16) {
  const queue = new FairQueue<"public" | "staff">({ concurrent: 1, waiting });
  const started: string[] = [];
  const first = Promise.withResolvers<void>();
  const running = queue.run({ lane: "public", key: "first" }, () => first.promise);
  const add = (lane: "public" | "staff", key: string, name: string, signal?: AbortSignal) => {
    const work = async () => {
      started.push(name);
    };
    return queue.run({ lane, key }, work, signal);
  };
  const finish = async () => {
    first.resolve();
    await running;
  };
  return { queue, started, add, finish };
}

it("serves lanes in turn and the keys of a lane in turn", async () => {
  const { started, add, finish } = busyQueue();
  const jobs = [
    add("public", "flood", "flood 1"),
    add("public", "flood", "flood 2"),
    add("public", "flood", "flood 3"),
    add("public", "visitor", "visitor"),
    add("staff", "cashier", "cashier"),
  ];
  await finish();
  await Promise.all(jobs);
  expect(started).toEqual(["flood 1", "cashier", "visitor", "flood 2", "flood 3"]);
});

it("replaces the last job of the key with the most when a lane is full", async () => {
  const { queue, started, add, finish } = busyQueue(2);
  const flood = [add("public", "flood", "flood 1"), add("public", "flood", "flood 2")];
  const dropped = expect(flood[1]).rejects.toThrow(OverloadedError);
  expect(queue.isFull({ lane: "public", key: "flood" })).toBe(true);
  expect(queue.isFull({ lane: "public", key: "visitor" })).toBe(false);
  expect(queue.isFull({ lane: "staff", key: "flood" })).toBe(false);
  await expect(add("public", "flood", "flood 3")).rejects.toThrow(OverloadedError);
  const visitor = add("public", "visitor", "visitor");
  await dropped;
  await expect(add("public", "another", "another")).rejects.toThrow(OverloadedError);
  await finish();
  await Promise.all([flood[0], visitor]);
  expect(started).toEqual(["flood 1", "visitor"]);
  await expect(queue.run({ lane: "public", key: "flood" }, async () => "done")).resolves.toBe(
    "done",
  );
});

it("does not start work whose caller has disconnected", async () => {
  const { started, add, finish } = busyQueue(1);
  const gone = new AbortController();
  const left = add("public", "one", "left", gone.signal);
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await expect(add("public", "one", "late", gone.signal)).rejects.toThrow("gone");
  const stayed = add("public", "other", "stayed");
  await finish();
  await stayed;
  expect(started).toEqual(["stayed"]);
});

it("frees its worker when the work fails", async () => {
  const queue = new FairQueue({ concurrent: 1, waiting: 0 });
  const place = { lane: "public", key: "one" };
  await expect(queue.run(place, () => Promise.reject(new Error("broken")))).rejects.toThrow(
    "broken",
  );
  await expect(queue.run(place, async () => "done")).resolves.toBe("done");
});
