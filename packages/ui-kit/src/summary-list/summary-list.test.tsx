import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SummaryList } from "./summary-list.tsx";

it("puts the change link beside its value", () => {
  render(
    <SummaryList
      rows={[
        { key: "country", term: "Страны", value: "Турция", action: <a href="#trip">Изменить</a> },
        { key: "total", term: "Итого", value: "120 TJS", strong: true },
      ]}
    />,
  );
  const [country, total] = screen.getAllByRole("definition");
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Страны", "Итого"]);
  expect(country).toHaveTextContent("Турция");
  expect(within(country ?? document.body).getByRole("link")).toHaveAttribute("href", "#trip");
  expect(total).toHaveTextContent("120 TJS");
});
