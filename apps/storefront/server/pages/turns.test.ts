import { describe, expect, it, vi } from "vitest";
import { Turns } from "./turns.ts";

function aWork(name: string, log: string[]) {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    log.push(`${name} begins`);
    await done;
    log.push(`${name} ends`);
    return name;
  };
  return { work, finish };
}

describe("turns", () => {
  it("let one work begin after the other, with a breath between them", async () => {
    const turns = new Turns();
    const log: string[] = [];
    const works = ["a", "b", "c"].map((name) => turns.take(async () => log.push(name)));
    await works[0];
    expect(log).toEqual(["a"]);
    setImmediate(() => log.push("something else"));
    await Promise.all(works);
    expect(log).toEqual(["a", "b", "something else", "c"]);
  });

  it("pass while a work waits for something", async () => {
    const turns = new Turns();
    const log: string[] = [];
    const [slow, next] = [aWork("slow", log), aWork("next", log)];
    const answers = [turns.take(slow.work), turns.take(next.work)];
    await vi.waitFor(() => expect(log).toEqual(["slow begins", "next begins"]));
    next.finish();
    slow.finish();
    expect(await Promise.all(answers)).toEqual(["slow", "next"]);
  });

  it("pass after a failure", async () => {
    const turns = new Turns();
    const broken = turns.take(() => Promise.reject(new Error("broken")));
    await expect(broken).rejects.toThrow("broken");
    expect(await turns.take(async () => "next")).toBe("next");
  });
});
