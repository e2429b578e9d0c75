import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Price } from "../price/price.tsx";
import { PricePanel } from "./price-panel.tsx";

const panel = (
  <PricePanel
    title="Ваш полис"
    price={<Price amount="120 TJS" />}
    hasPrice
    openText="Подробнее"
    closeText="Закрыть"
  >
    <label>
      Промокод
      <input />
    </label>
  </PricePanel>
);

describe("PricePanel", () => {
  it("opens its details in a dialog with the price visible", async () => {
    render(panel);
    const opener = screen.getByRole("button", { name: "Подробнее" });
    await userEvent.click(opener);
    const dialog = screen.getByRole("dialog", { name: "Ваш полис" });
    expect(within(dialog).getByText("120 TJS").closest(".sg-dialog__foot")).not.toBeNull();
    expect(within(dialog).getByRole("heading", { name: "Ваш полис" })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Закрыть" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("names the product, with a pattern where it may be a column: %s", (matches, patterns) => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches }));
    const { container } = render(
      <PricePanel {...panel.props} sheet={{ family: "trip", product: "Страховка для поездки" }} />,
    );
    expect(screen.getByText("Страховка для поездки")).toBeVisible();
    expect(container.querySelectorAll("svg.sg-pattern--trip")).toHaveLength(patterns);
    vi.unstubAllGlobals();
  });

  it("has each of its controls once, beside the form or in the dialog", async () => {
    render(panel);
    expect(screen.getAllByLabelText("Промокод")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Подробнее" }));
    const dialog = screen.getByRole("dialog");
    expect(screen.getAllByLabelText("Промокод")).toEqual([
      within(dialog).getByLabelText("Промокод"),
    ]);
  });
});
