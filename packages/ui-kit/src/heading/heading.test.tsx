import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Heading, HeadingShift } from "./heading.tsx";

describe("Heading", () => {
  it.each([
    [0, 1, 1],
    [2, 1, 3],
    [1, 3, 4],
    [4, 4, 6],
    [-1, 2, 1],
  ])("moved by %i, level %i is level %i of the page", (shift, level, inPage) => {
    render(
      <HeadingShift value={shift}>
        <Heading level={level as 1 | 2 | 3 | 4}>Поездка</Heading>
      </HeadingShift>,
    );
    expect(screen.getByRole("heading", { level: inPage, name: "Поездка" })).toBeVisible();
  });
});
