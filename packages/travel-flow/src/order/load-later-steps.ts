import { use } from "react";

type LaterSteps = typeof import("./later-steps.ts");

let coming: Promise<LaterSteps> | undefined;
let here: LaterSteps | undefined;

/** What comes after the first step, in one file that no first view needs. */
export function loadLaterSteps(): Promise<LaterSteps> {
  coming ??= import("./later-steps.ts").then((steps) => {
    here = steps;
    return steps;
  });
  return coming;
}

/** The same, suspending only while it is on its way: a step that is here shows without a gap. */
export function useLaterSteps(): LaterSteps {
  return here ?? use(loadLaterSteps());
}
