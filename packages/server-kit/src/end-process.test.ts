import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const END_PROCESS = new URL("./end-process.ts", import.meta.url).href;

const STOP = 'await new Promise((done) => setTimeout(done, 50)); console.log("stopped");';

/** Runs a small process that waits; `then` runs in it after the start, and `stop` before it ends. */
function aProcess(then: string, stop = STOP) {
  const program = `
    import { endProcessWith } from ${JSON.stringify(END_PROCESS)};
    const alive = setInterval(() => {}, 1000);
    endProcessWith({
      stop: async () => { ${stop} },
      report: (error, event) => console.log(event),
    });
    ${then}
    console.log("begun");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
  });
  return { child, ended: once(child, "close"), output: () => output };
}

it.each(["SIGTERM", "SIGINT"] as const)(
  "stops everything and ends with 0 on %s",
  async (signal) => {
    const { child, ended, output } = aProcess("");
    await expect.poll(output).toContain("begun");
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(output()).toBe("begun\nstopped\n");
  },
);

it.each([
  ["an error that nobody caught", "throw new Error('private')", "error that nobody caught"],
  ["a lost rejection", "Promise.reject(new Error('private'))", "rejection that nobody caught"],
])("logs %s, stops everything and ends with 1", async (_, fault, event) => {
  const { ended, output } = aProcess(`setTimeout(() => { ${fault} }, 10);`);
  expect(await ended).toEqual([1, null]);
  expect(output()).toBe(`begun\n${event}\nstopped\n`);
});

it("ends with 1 after an error, also when its event loop is empty before it has stopped", async () => {
  const fault = "setTimeout(() => { throw new Error('private') }, 10);";
  const { ended } = aProcess(fault, "clearInterval(alive); await new Promise(() => {});");
  expect(await ended).toEqual([1, null]);
});
