import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type KeepPiece, KeepPieces, Kept } from "./kept.tsx";

const content = {};
const rendered = vi.fn();

function Piece() {
  rendered();
  return null;
}

it("renders a piece in its place where nobody keeps pieces", () => {
  render(
    <Kept as="nav" origin={{ content, look: "sections" }} className="sections" aria-label="Разделы">
      <a href="/boxes">Готовые полисы</a>
    </Kept>,
  );
  expect(screen.getByRole("navigation", { name: "Разделы" })).toHaveClass("sections");
  expect(screen.getByRole("link", { name: "Готовые полисы" })).toBeVisible();
});

it("shows the markup that was kept, without rendering the piece", () => {
  const keep = vi.fn<KeepPiece>(() => "<a href='/boxes'>Готовые полисы</a>");
  render(
    <KeepPieces value={keep}>
      <Kept as="li" origin={{ content, look: "card" }}>
        <Piece />
      </Kept>
    </KeepPieces>,
  );
  expect(screen.getByRole("link", { name: "Готовые полисы" })).toBeVisible();
  expect(keep).toHaveBeenCalledExactlyOnceWith(expect.anything(), { content, look: "card" });
  expect(rendered).not.toHaveBeenCalled();
});

it("renders what has no origin, and what was not kept", () => {
  const keep = vi.fn<KeepPiece>(() => undefined);
  render(
    <KeepPieces value={keep}>
      <ul>
        <Kept as="li" origin={undefined}>
          Один
        </Kept>
        <Kept as="li" origin={{ content, look: "card" }}>
          Два
        </Kept>
      </ul>
    </KeepPieces>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Один",
    "Два",
  ]);
  expect(keep).toHaveBeenCalledTimes(1);
});
