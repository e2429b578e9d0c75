// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import {
  allowsPageTransition,
  getNamePattern,
  ignoreSkippedTransitions,
} from "./page-transition.ts";

const CARD = '<article><svg class="sg-pattern"></svg><a href="/boxes/order/a">A</a></article>';

afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

function preferReducedMotion(matches: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches }));
}

it("sets the transition name on the pattern of the last pressed card, once on the page", () => {
  document.body.innerHTML = `<main><svg class="sg-pattern"></svg>${CARD}${CARD}</main>`;
  const patterns = [...document.querySelectorAll<SVGElement>(".sg-pattern")];
  const names = () =>
    patterns.map(({ style }) => (style as unknown as Record<string, unknown>).viewTransitionName);
  const [first, second] = document.querySelectorAll("a");
  if (first) getNamePattern(first);
  expect(names()).toEqual(["none", "pattern", "none"]);
  if (second) getNamePattern(second);
  expect(names()).toEqual(["none", "none", "pattern"]);
});

it("marks the page while the pattern of a product family was pressed last", () => {
  const isMarked = () => document.documentElement.hasAttribute("data-pattern-of-family");
  document.body.innerHTML = `<main>${CARD}<li><a class="sg-family"></a></li></main>`;
  const [card, family] = document.querySelectorAll("a");
  if (!card || !family) throw new Error("There are no links");
  getNamePattern(family);
  expect(isMarked()).toBe(true);
  getNamePattern(card);
  expect(isMarked()).toBe(false);
});

it("fades where the browser supports it and the visitor allows motion", () => {
  preferReducedMotion(false);
  expect(allowsPageTransition()).toBe(false);
  Object.assign(document, { startViewTransition: () => {} });
  expect(allowsPageTransition()).toBe(true);
  preferReducedMotion(true);
  expect(allowsPageTransition()).toBe(false);
});

it("ignores the error of a transition that was cut short, and no other error", () => {
  ignoreSkippedTransitions();
  const isReported = (reason: unknown) => {
    const rejection = new Event("unhandledrejection", { cancelable: true });
    return dispatchEvent(Object.assign(rejection, { reason }));
  };
  expect(isReported(new DOMException("Transition was skipped", "AbortError"))).toBe(false);
  expect(isReported(new DOMException("The request was aborted", "AbortError"))).toBe(true);
  expect(isReported(new Error("transition"))).toBe(true);
});
