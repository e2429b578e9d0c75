import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Popover } from "./popover.tsx";

it("is a native popover that its buttons open and close without scripts", () => {
  render(
    <Popover opener="Что входит" title="Входит в полис" closeText="Закрыть">
      Лечение
    </Popover>,
  );
  const bubble = screen.getByRole("dialog", { hidden: true });
  expect(bubble).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button", { name: "Что входит" })).toHaveAttribute(
    "popovertarget",
    bubble.id,
  );
  expect(screen.getByRole("button", { name: "Закрыть", hidden: true })).toHaveAttribute(
    "popovertargetaction",
    "hide",
  );
});
