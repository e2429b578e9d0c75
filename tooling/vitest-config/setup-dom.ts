import "@testing-library/jest-dom/vitest";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, expect, vi } from "vitest";
import { WAIT_LIMIT_MS } from "./limits.ts";

const { asyncWrapper } = getConfig();

/**
 * A wait ends as soon as its condition holds. Its limit starts once every lazy module that was requested is loaded: on a
 * busy machine the first import of a screen alone can take longer.
 */
async function afterImports<Result>(wait: () => Promise<Result>): Promise<Result> {
  return asyncWrapper(async () => {
    await vi.dynamicImportSettled();
    return wait();
  });
}

configure({ asyncUtilTimeout: WAIT_LIMIT_MS });
// Files of a worker share Testing Library: it is wrapped once.
if (asyncWrapper.name !== afterImports.name) configure({ asyncWrapper: afterImports });

/** React's warning of elements that no browser would nest: a form in a form is never submitted. */
const NESTING = /cannot be a (?:descendant|child) of|cannot contain a nested/;

const nestedElements: string[] = [];
const { error: logError } = console;
console.error = (...told: unknown[]) => {
  if (NESTING.test(String(told[0]))) nestedElements.push(told.map(String).join(" "));
  logError(...told);
};

afterEach(() => {
  const nestedForms = document.querySelectorAll("form form").length;
  cleanup();
  expect(nestedForms, "forms inside forms").toBe(0);
  expect(nestedElements.splice(0), "elements that cannot be nested").toEqual([]);
});

// Files share one window: the next one starts at the address of this one's start.
afterAll(() => window.history.replaceState(null, "", "/"));
