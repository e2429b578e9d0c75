import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Prose } from "./prose.tsx";
import { markSanitized } from "./safe-html.tsx";

it("renders sanitised markup", () => {
  render(<Prose html={markSanitized("<h2>Что покрывает</h2><p>Лечение</p>")} />);
  expect(screen.getByRole("heading", { name: "Что покрывает" })).toBeVisible();
});
