import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Pagination, pageWindow } from "./pagination.tsx";

it.each([
  [1, 3, 10, [1, 2, 3]],
  [1, 14, 5, [1, 2, 3, 4, 5]],
  [7, 14, 5, [5, 6, 7, 8, 9]],
  [14, 14, 5, [10, 11, 12, 13, 14]],
])("shows around page %i of %i in a window of %i the pages %j", (current, last, size, pages) => {
  expect(pageWindow(current, last, size)).toEqual(pages);
});

it("links to pages and marks the current one", () => {
  render(<Pages current={2} last={3} />);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("страница 2");
  expect(screen.getByRole("link", { name: "Вперёд" })).toHaveAttribute("href", "/blog?page=3");
});

it("is not rendered for a single page", () => {
  render(<Pages current={1} last={1} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

function Pages({ current, last }: { current: number; last: number }) {
  return (
    <Pagination
      current={current}
      last={last}
      toHref={(page) => `/blog?page=${page}`}
      label="Страницы"
      previousText="Назад"
      nextText="Вперёд"
      pageText={(page) => `страница ${page}`}
    />
  );
}
