import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import { configure } from "storybook/test";

// Enough for a busy machine: waiting ends as soon as the expected is there.
const LONG_MS = 30_000;
const SHORT_MS = 1_000;

/** Sets how long steps look for something: in another language they may look for a text that never comes. */
export function setPatience(language: unknown): void {
  configure({ asyncUtilTimeout: language === DEFAULT_LANGUAGE ? LONG_MS : SHORT_MS });
}
