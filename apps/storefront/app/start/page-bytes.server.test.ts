import { expect, it } from "vitest";
import { pageBytes } from "./page-bytes.server.ts";

it.each([1, 10, 100_000])(
  "writes the parts of a page one after the other, %d times a line",
  (times) => {
    const parts = ["<p>", "Тоҷикистон 🏔".repeat(times), "</p>"];
    expect(pageBytes(parts).toString()).toBe(parts.join(""));
  },
);

it("gives bytes that stay as they are", () => {
  const first = pageBytes(["Хатлон"]);
  pageBytes(["Суғд"]);
  expect(first.toString()).toBe("Хатлон");
});
