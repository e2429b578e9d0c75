import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import { configure } from "storybook/test";

// Sufficient for a busy machine: waiting ends as soon as the element is found.
const LONG_MS = 30_000;
const SHORT_MS = 1_000;

/**
 * Sets how long play functions search for an element: in another language they may search for a text that never
 * appears.
 */
export function setTestTimeouts(language: unknown): void {
  configure({ asyncUtilTimeout: language === DEFAULT_LANGUAGE ? LONG_MS : SHORT_MS });
}
