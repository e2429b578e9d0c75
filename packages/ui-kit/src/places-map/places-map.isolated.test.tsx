import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mapTexts, outline, places, rivers, towns } from "./places.fixture.ts";
import { PlacesMap } from "./places-map.tsx";
import type { PlacesMapProps } from "./places-map-props.ts";

vi.mock("./tile-map.tsx", () => {
  throw new TypeError("Failed to fetch");
});

// React logs errors caught by a boundary.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const pins = () => screen.getAllByRole("link").map((pin) => pin.getAttribute("aria-label"));

function offices(props: Partial<PlacesMapProps> = {}) {
  return (
    <PlacesMap
      label="Офисы на карте"
      places={places}
      outline={outline}
      onValueChange={() => {}}
      texts={mapTexts}
      {...props}
    />
  );
}

describe("PlacesMap without tiles", () => {
  it("has its pins in the server's page, each a link to its place", () => {
    const tiles = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "OSM" };
    const page = renderToString(offices({ tiles }));
    expect(page).toContain('href="#p4"');
    expect(page).not.toContain("style=");
  });

  it("merges adjacent places into one pin that zooms in", async () => {
    render(offices());
    expect(screen.getByRole("region", { name: "Офисы на карте" })).toBeVisible();
    expect(pins()).toEqual(["Мест рядом: 3. Показать ближе", "Худжанд", "Куляб", "Хорог"]);
    await userEvent.click(screen.getByRole("link", { name: /Мест рядом/ }));
    expect(pins()).toEqual(["Душанбе, главный офис", "Душанбе, рынок", "Душанбе, аэропорт"]);
    await userEvent.click(screen.getByRole("button", { name: "Вся карта" }));
    expect(pins()).toContain("Худжанд");
    expect(screen.getByRole("region")).toHaveFocus();
  });

  it("labels towns while the whole country is visible", async () => {
    const { container } = render(offices({ rivers, towns }));
    const names = () => [...container.querySelectorAll(".sg-map__town")].map((n) => n.textContent);
    expect(names()).toEqual(["Душанбе", "Худжанд", "Хорог"]);
    // Beside its pin: the pin of the next town to the south is below.
    expect(screen.getByText("Душанбе")).toHaveAttribute("dx", "1em");
    await userEvent.click(screen.getByRole("link", { name: /Мест рядом/ }));
    expect(names()).toEqual([]);
  });

  it("reports the pressed pin", async () => {
    const onValueChange = vi.fn();
    render(offices({ onValueChange }));
    await userEvent.click(screen.getByRole("link", { name: "Хорог" }));
    expect(onValueChange).toHaveBeenCalledWith("6");
  });

  it("shows and marks the place that is chosen beside it", () => {
    const { rerender } = render(offices());
    rerender(offices({ value: "3" }));
    expect(screen.getByRole("link", { current: true })).toHaveAccessibleName("Душанбе, аэропорт");
    rerender(offices({ value: "4" }));
    expect(screen.getByRole("link", { current: true })).toHaveAccessibleName("Худжанд");
    expect(pins()).toContain("Хорог");
  });
});

it("stays a drawing where the map of tiles cannot be fetched", async () => {
  render(offices({ tiles: { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "OSM" } }));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(pins()).toContain("Хорог");
});
