import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, expect } from "vitest";

// Waiting ends as soon as the expected is there; the limit only matters on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** What React says of elements that no browser would nest: a form in a form never sends anything. */
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

// Files share one window: the next one begins at the address where this one began.
afterAll(() => window.history.replaceState(null, "", "/"));
