import { afterEach, expect, it, vi } from "vitest";
import { moveRows } from "./move-rows.ts";

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
