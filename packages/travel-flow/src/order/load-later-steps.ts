import { use } from "react";

async function fetchLaterSteps() {
  const { AddOnsStep, CheckoutDialogs, HolderForm, InsuredForm, ReviewStep } = await import(
    "./later-steps.ts"
  );
  return { AddOnsStep, CheckoutDialogs, HolderForm, InsuredForm, ReviewStep };
}

type LaterSteps = Awaited<ReturnType<typeof fetchLaterSteps>>;

let coming: Promise<LaterSteps> | undefined;

/** What comes after the first step, in one file that no first view needs. */
export function loadLaterSteps(): Promise<LaterSteps> {
  coming ??= fetchLaterSteps().then(
    (steps) => {
      // What React itself notes of a promise that it has seen: reading it takes no pause.
      if (coming) Object.assign(coming, { status: "fulfilled", value: steps });
      return steps;
    },
    (error: unknown) => {
      // Without a connection just now, the next step asks again.
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** The same, suspending only while it is on its way: a step that is here shows without a gap. */
export function useLaterSteps(): LaterSteps {
  return use(loadLaterSteps());
}
