import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Prose } from "./prose.tsx";
import { markSanitised } from "./safe-html.tsx";

it("renders sanitised markup", () => {
  render(<Prose html={markSanitised("<h2>Что покрывает</h2><p>Лечение</p>")} />);
  expect(screen.getByRole("heading", { name: "Что покрывает" })).toBeVisible();
});
