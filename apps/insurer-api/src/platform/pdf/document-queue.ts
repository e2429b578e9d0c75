import type { Language } from "@sughurta/domain";
import { defineQueue, retries } from "#src/platform/jobs/job-queue.ts";

const EXPIRE_SECONDS = 60;
const MAX_DELAY_SECONDS = 6 * 3_600;

/** Document of a policy in one language. */
export interface DocumentName {
  readonly policyNumber: string;
  readonly language: Language;
}

/** Documents to draw before anyone opens them; one that could not be drawn is drawn on request. */
export const documentQueue = defineQueue<DocumentName>("documents", {
  policy: "exclusive",
  expireInSeconds: EXPIRE_SECONDS,
  ...retries(10, MAX_DELAY_SECONDS, 8),
});

/** The job that draws a document. */
export const documentJob = ({ policyNumber, language }: DocumentName) =>
  documentQueue.job({ policyNumber, language }, { singletonKey: `${policyNumber} ${language}` });
