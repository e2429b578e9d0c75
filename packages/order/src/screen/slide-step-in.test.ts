import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { slideStepIn } from "./slide-step-in.ts";

const animate = vi.fn();
let wantsLessMotion: boolean;

beforeEach(() => {
  wantsLessMotion = false;
  vi.stubGlobal("matchMedia", () => ({ matches: wantsLessMotion }));
  document.body.innerHTML = `<div class="sg-order__form">
    <div><h2>Trip</h2></div><div id="fields"></div><div class="sg-order__next"></div></div>`;
  for (const part of document.querySelectorAll<HTMLElement>(".sg-order__form > *")) {
    part.animate = (...given) => animate(part.className || part.id, ...given);
  }
});
afterEach(() => {
  animate.mockReset();
  vi.unstubAllGlobals();
});

const heading = () => document.querySelector("h2") as HTMLElement;

describe("the fields of a step", () => {
  it.each([
    ["end", "translateX(16px)"],
    ["start", "translateX(-16px)"],
  ] as const)("slide in from the %s, without the bar", (side, transform) => {
    slideStepIn(heading(), side);
    expect(animate).toHaveBeenCalledTimes(2);
    expect(animate.mock.calls.at(-1)).toMatchObject([
      "fields",
      [{ opacity: 0, transform }, {}],
      {},
    ]);
    expect(animate).not.toHaveBeenCalledWith("sg-order__next", expect.anything());
  });

  it("appear at once with reduced motion", () => {
    wantsLessMotion = true;
    slideStepIn(heading(), "end");
    expect(animate).not.toHaveBeenCalled();
  });
});
