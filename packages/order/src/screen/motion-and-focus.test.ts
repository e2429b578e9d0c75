import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fadeStepOut, moveRows, slideStepIn, takeStepPicture } from "./motion-and-focus.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

/** A list whose rows are 40 px high, and its animations. */
function aList(...names: string[]) {
  const list = document.createElement("ul");
  const moved: unknown[] = [];
  const add = (name: string, place: number) => {
    const row = document.createElement("li");
    row.textContent = name;
    row.getBoundingClientRect = () => new DOMRect(0, 40 * [...list.children].indexOf(row), 0, 40);
    row.animate = vi.fn(([start]) => {
      moved.push([name, start.transform]);
      return new Animation();
    });
    list.insertBefore(row, list.children[place] ?? null);
  };
  names.forEach(add);
  return { list, add, moved };
}

it("moves the rows below an added or removed one, and fades the new one in", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("Animation", class {});
  const { list, add, moved } = aList("first", "last");
  moveRows(list, () => add("new", 1));
  expect(moved.splice(0)).toEqual([
    ["new", "translateY(8px)"],
    ["last", "translateY(-40px)"],
  ]);
  moveRows(list, () => list.firstElementChild?.remove());
  expect(moved).toEqual([
    ["new", "translateY(40px)"],
    ["last", "translateY(40px)"],
  ]);
});

it("changes the list without animations with reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { list, add, moved } = aList("first");
  moveRows(list, () => add("new", 0));
  expect(list.children).toHaveLength(2);
  expect(moved).toEqual([]);
});

const animate = vi.fn();
let wantsLessMotion: boolean;

beforeEach(() => {
  wantsLessMotion = false;
  vi.stubGlobal("matchMedia", () => ({ matches: wantsLessMotion }));
  document.body.innerHTML = `<div class="sg-order__form">
    <div><h2>Trip</h2></div><fieldset class="sg-order__fields"><div id="fields"></div></fieldset><div class="sg-order__next"></div></div>`;
  for (const part of document.querySelectorAll<HTMLElement>(".sg-order__form div")) {
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

describe("the previous step", () => {
  const main = () => document.body;

  it("fades out over the next one without its bar and its ids, and is removed", () => {
    const fading: Partial<Animation> = {};
    const picture = takeStepPicture(main());
    if (!picture) throw new Error("There is no picture of the step");
    expect(picture.form.querySelector(".sg-order__next, [id]")).toBeNull();
    expect(picture.form).toHaveTextContent("Trip");
    picture.form.animate = vi.fn(() => fading as Animation);
    fadeStepOut(main(), picture);
    const frame = document.querySelector(".sg-order__previous");
    expect(frame).toHaveAttribute("aria-hidden", "true");
    expect(picture.form.animate).toHaveBeenCalledWith(
      [expect.objectContaining({ opacity: 1 }), expect.objectContaining({ opacity: 0 })],
      expect.anything(),
    );
    fading.onfinish?.call(fading as Animation, new Event("finish") as AnimationPlaybackEvent);
    expect(document.querySelector(".sg-order__previous")).toBeNull();
  });

  it("is gone at once with reduced motion", () => {
    wantsLessMotion = true;
    expect(takeStepPicture(main())).toBeUndefined();
  });
});
