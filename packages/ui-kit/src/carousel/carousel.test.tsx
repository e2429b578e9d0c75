import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Carousel } from "./carousel.tsx";

it("is a plain list where nothing can be loaded yet", () => {
  render(
    <Carousel
      label="Партнёры"
      autoplayMs={4000}
      previousText="Назад"
      nextText="Вперёд"
      pauseText="Остановить"
      playText="Листать"
      slides={[
        { key: 1, content: <a href="/partners/1">Банк</a> },
        { key: 2, content: <a href="/partners/2">Аптека</a> },
      ]}
    />,
  );
  expect(screen.getByRole("region", { name: "Партнёры" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Аптека" })).toBeVisible();
});
