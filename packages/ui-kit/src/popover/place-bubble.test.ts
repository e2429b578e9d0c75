import { expect, it, vi } from "vitest";
import { placeBubble } from "./place-bubble.ts";

function box(rect: Partial<DOMRect>) {
  const node = document.createElement("div");
  const empty = node.getBoundingClientRect();
  vi.spyOn(node, "getBoundingClientRect").mockReturnValue({ ...empty, ...rect });
  return node;
}

function placed(opener: Partial<DOMRect>) {
  vi.spyOn(window.CSS, "supports").mockReturnValue(false);
  const root = document.documentElement;
  vi.spyOn(root, "clientWidth", "get").mockReturnValue(320);
  vi.spyOn(root, "clientHeight", "get").mockReturnValue(640);
  const bubble = box({ width: 200, height: 100 });
  placeBubble(bubble, box(opener));
  return [
    bubble.style.getPropertyValue("--sg-bubble-x"),
    bubble.style.getPropertyValue("--sg-bubble-y"),
  ];
}

it("places the bubble below the middle of its opener", () => {
  expect(placed({ top: 100, bottom: 144, left: 138, width: 44 })).toEqual(["60px", "152px"]);
});

it("keeps it inside the viewport", () => {
  expect(placed({ top: 100, bottom: 144, left: 0, width: 44 })).toEqual(["8px", "152px"]);
  expect(placed({ top: 100, bottom: 144, left: 276, width: 44 })).toEqual(["112px", "152px"]);
});

it("places it above where there is no room below", () => {
  expect(placed({ top: 590, bottom: 634, left: 138, width: 44 })).toEqual(["60px", "482px"]);
});
