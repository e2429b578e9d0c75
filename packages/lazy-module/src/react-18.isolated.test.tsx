import { expect, it, vi } from "vitest";

vi.mock("react", async (importReact) => ({ ...(await importReact<object>()), use: undefined }));

it("suspends in React 18 by throwing a promise", async () => {
  const { lazyModule } = await import("./lazy-module.ts");
  const step = lazyModule(async () => "step");
  let thrown: unknown;
  try {
    step.use();
  } catch (promise) {
    thrown = promise;
  }
  expect(thrown).toBe(step.load());
  await thrown;
  expect(step.use()).toBe("step");
});
