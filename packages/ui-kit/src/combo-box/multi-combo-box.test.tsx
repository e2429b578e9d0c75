import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { comboTexts, countries } from "./combo.fixture.ts";
import { MultiComboBox } from "./multi-combo-box.tsx";

const box = () => screen.getByRole("combobox", { name: "Страны" });
const chip = (label: string) => screen.getByRole("button", { name: `Убрать: ${label}` });
const chips = () => screen.queryAllByRole("button").map((button) => button.textContent);

afterEach(() => vi.unstubAllGlobals());

describe("MultiComboBox", () => {
  it("adds each option as a chip and stays open for the next", async () => {
    const { container } = render(<Trip />);
    await userEvent.type(box(), "тур{Enter}узб{Enter}");
    expect(chips()).toEqual(["Турция", "Узбекистан"]);
    expect(box()).toHaveValue("");
    expect(screen.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
    const sent = new FormData(container.querySelector("form") ?? undefined);
    expect(sent.getAll("country")).toEqual(["TR", "UZ"]);
    expect(screen.getByRole("list", { name: "Выбранные страны" })).toBeVisible();
  });

  it("closes its list after a choice where there is no room beside it, as on a phone", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(width < 48rem)" }));
    render(<Trip />);
    await userEvent.type(box(), "тур");
    await userEvent.click(screen.getByRole("option", { name: "Турция" }));
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(chips()).toEqual(["Турция"]);
    await userEvent.click(box());
    expect(screen.getByRole("listbox")).toBeVisible();
  });

  it("closes its list when the focus moves back to a chip", async () => {
    render(<Trip value={["TR"]} />);
    await userEvent.click(box());
    await userEvent.tab({ shift: true });
    expect(chip("Турция")).toHaveFocus();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("removes an option when it is pressed in the list again", async () => {
    render(<Trip value={["TR", "UZ"]} />);
    await userEvent.click(box());
    expect(screen.getAllByRole("option", { selected: true })).toHaveLength(2);
    await userEvent.click(screen.getByRole("option", { name: "Турция" }));
    expect(chips()).toEqual(["Узбекистан"]);
  });

  it("removes the last option with Backspace in the empty box only", async () => {
    render(<Trip value={["TR", "UZ"]} />);
    await userEvent.type(box(), "а{Backspace}");
    expect(chips()).toHaveLength(2);
    await userEvent.keyboard("{Backspace}");
    expect(chips()).toEqual(["Турция"]);
    await userEvent.keyboard("{Backspace}{Backspace}");
    expect(chips()).toEqual([]);
  });

  it("removes a chip by a press or a key and moves the focus to an adjacent one", async () => {
    render(<Trip value={["TR", "UZ", "DE"]} />);
    await userEvent.click(chip("Узбекистан"));
    expect(chips()).toEqual(["Турция", "Германия"]);
    expect(chip("Германия")).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    expect(chip("Турция")).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    expect(chips()).toEqual([]);
    expect(box()).toHaveFocus();
  });

  it("adds a fully typed name on blur, and never removes one this way", async () => {
    render(<Trip value={["TR"]} />);
    await userEvent.type(box(), "германия");
    await userEvent.tab();
    expect(chips()).toEqual(["Турция", "Германия"]);
    await userEvent.type(box(), "турция");
    await userEvent.tab();
    expect(chips()).toEqual(["Турция", "Германия"]);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("stays in the form while it is empty", () => {
    const { container } = render(<Trip />);
    expect(container.querySelector("[name=country]")).toHaveValue("");
  });

  it("cannot be changed while it is disabled", async () => {
    render(<Trip value={["TR"]} disabled />);
    expect(chip("Турция")).toBeDisabled();
    expect(box()).toBeDisabled();
  });
});

function Trip({ value = [], disabled }: { value?: readonly string[]; disabled?: boolean }) {
  const [kept, setKept] = useState(value);
  return (
    <form>
      <MultiComboBox
        name="country"
        label="Страны"
        options={countries}
        texts={comboTexts}
        value={kept}
        onValueChange={setKept}
        disabled={disabled}
      />
    </form>
  );
}
