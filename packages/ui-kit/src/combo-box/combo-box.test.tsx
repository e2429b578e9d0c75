import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { comboTexts, countries, manyOptions } from "./combo.fixture.ts";
import { ComboBox, type ComboBoxProps } from "./combo-box.tsx";

const box = () => screen.getByRole("combobox", { name: "Гражданство" });
const rows = () => screen.getAllByRole("option").map((row) => row.textContent);

describe("ComboBox", () => {
  it("shows the chosen name and submits the value under its name", () => {
    const { container } = render(<Citizenship value="TR" />);
    expect(box()).toHaveValue("Турция");
    expect(box()).toHaveAttribute("aria-expanded", "false");
    expect(container.querySelector("[name=holderCountry]")).toHaveValue("TR");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("opens the whole list by a press and marks the chosen row", async () => {
    render(<Citizenship value="TR" />);
    await userEvent.click(box());
    expect(rows()).toHaveLength(countries.length);
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Турция");
    expect(box()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
    expect(screen.getByRole("listbox")).toHaveAccessibleName("Гражданство");
  });

  it("filters the list while typing and announces the number of results", async () => {
    render(<Citizenship />);
    await userEvent.type(box(), "стан");
    expect(rows()).toEqual(["Казахстан", "Кыргызстан", "Узбекистан"]);
    expect(screen.getByRole("status")).toHaveTextContent("Найдено: 3");
  });

  it("continues with a text typed before hydration", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    host.innerHTML = renderToString(<Citizenship />);
    await userEvent.type(box(), "стан");
    const root = await act(async () => hydrateRoot(host, <Citizenship />));
    expect(rows()).toEqual(["Казахстан", "Кыргызстан", "Узбекистан"]);
    await userEvent.keyboard("{Enter}");
    expect(box()).toHaveValue("Казахстан");
    await act(async () => root.unmount());
    host.remove();
  });

  it("retains the typed text until the list is loaded, and chooses the matching option", async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Citizenship options={[]} onValueChange={onValueChange} />);
    await userEvent.type(box(), "узбекистан");
    await userEvent.tab();
    expect(box()).toHaveValue("узбекистан");
    rerender(<Citizenship options={countries} onValueChange={onValueChange} />);
    expect(onValueChange).toHaveBeenCalledWith("UZ");
    expect(box()).toHaveValue("Узбекистан");
  });

  it("retains a typed name that the list lacks, until an option is chosen", async () => {
    const { rerender } = render(<Citizenship options={[]} />);
    await userEvent.type(box(), "Атлантида");
    await userEvent.tab();
    rerender(<Citizenship options={countries} />);
    expect(box()).toHaveValue("Атлантида");
    await userEvent.clear(box());
    await userEvent.type(box(), "Турция{Enter}");
    expect(box()).toHaveValue("Турция");
  });

  it("chooses the active row with Enter, without sending the form", async () => {
    const onSubmit = vi.fn();
    const onValueChange = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Citizenship onValueChange={onValueChange} />
      </form>,
    );
    await userEvent.type(box(), "стан{ArrowDown}");
    expect(box()).toHaveAttribute(
      "aria-activedescendant",
      screen.getByRole("option", { name: "Кыргызстан" }).id,
    );
    await userEvent.keyboard("{Enter}");
    expect(onValueChange).toHaveBeenLastCalledWith("KG");
    expect(box()).toHaveValue("Кыргызстан");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("wraps around at the ends with the arrows", async () => {
    render(<Citizenship />);
    await userEvent.click(box());
    await userEvent.keyboard("{ArrowUp}");
    expect(activeText()).toBe("Узбекистан");
    await userEvent.keyboard("{ArrowDown}");
    expect(activeText()).toBe("Армения");
  });

  it("opens with the arrow at the chosen row", async () => {
    render(<Citizenship value="DE" />);
    await userEvent.tab();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}");
    expect(activeText()).toBe("Германия");
  });

  it("chooses by a press and keeps the focus in the box", async () => {
    render(<Citizenship />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole("option", { name: "Казахстан" }));
    expect(box()).toHaveValue("Казахстан");
    expect(box()).toHaveFocus();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("shows a message when nothing matches", async () => {
    render(<Citizenship />);
    await userEvent.type(box(), "xyz");
    expect(screen.getByRole("status")).toHaveTextContent("Ничего не найдено");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(box()).toHaveValue("xyz");
  });

  it("closes with Escape and restores the previous option", async () => {
    render(<Citizenship value="TR" />);
    await userEvent.type(box(), "узб");
    await userEvent.keyboard("{Escape}");
    expect(box()).toHaveValue("Турция");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("chooses the only matching country on blur", async () => {
    render(<Citizenship value="TR" />);
    await userEvent.click(box());
    await userEvent.keyboard("узб");
    await userEvent.tab();
    expect(box()).toHaveValue("Узбекистан");
  });

  it("chooses the marked row with Tab", async () => {
    render(<Citizenship value="TR" />);
    await userEvent.click(box());
    await userEvent.keyboard("стан{ArrowDown}");
    await userEvent.tab();
    expect(box()).toHaveValue("Кыргызстан");
    expect(box()).not.toHaveFocus();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("offers similar options, and never chooses one automatically", async () => {
    const guess = () => countries.slice(0, 1);
    const onUnknownText = vi.fn();
    render(<Citizenship guess={guess} onUnknownText={onUnknownText} />);
    await userEvent.type(box(), "Ормения");
    expect(rows()).toEqual(["Армения"]);
    await userEvent.tab();
    expect(box()).toHaveValue("Ормения");
    expect(box()).toBeInvalid();
    expect(onUnknownText).toHaveBeenLastCalledWith("Ормения");
    await userEvent.clear(box());
    await userEvent.type(box(), "Ормения{Enter}");
    expect(box()).toHaveValue("Армения");
    await userEvent.tab();
    expect(onUnknownText).toHaveBeenLastCalledWith("");
    await userEvent.clear(box());
    await userEvent.type(box(), "Ормения{ArrowDown}");
    await userEvent.tab();
    expect(box()).toHaveValue("Армения");
  });

  it("shows its error after a press elsewhere, so that the pressed element does not move", async () => {
    const user = userEvent.setup();
    render(
      <>
        <Citizenship />
        <button type="button">Дальше</button>
      </>,
    );
    const next = screen.getByRole("button", { name: "Дальше" });
    await user.type(box(), "Атлантида");
    await user.pointer({ keys: "[MouseLeft>]", target: next });
    expect(box()).not.toHaveFocus();
    expect(box()).not.toBeInvalid();
    await user.pointer({ keys: "[/MouseLeft]", target: next });
    await waitFor(() => expect(box()).toBeInvalid());
  });

  it("does not guess on a press elsewhere: the text stays, with an error and without a value", async () => {
    const { container } = render(<Citizenship value="TR" />);
    await userEvent.click(box());
    await userEvent.keyboard("стан");
    await userEvent.click(document.body);
    expect(box()).toHaveValue("стан");
    await waitFor(() => expect(box()).toBeInvalid());
    expect(box()).toHaveAccessibleDescription("Такого варианта нет. Выберите из списка");
    expect(container.querySelector("[name=holderCountry]")).toHaveValue("");
    await userEvent.click(box());
    await userEvent.click(screen.getByRole("option", { name: "Узбекистан" }));
    expect(box()).toHaveValue("Узбекистан");
    expect(box()).not.toBeInvalid();
  });

  it("accepts autofill while the focus is elsewhere, without opening", () => {
    render(<Citizenship value="TR" />);
    fireEvent.change(box(), { target: { value: "Узбекистан" } });
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(box()).toHaveValue("Узбекистан");
    expect(box()).not.toBeInvalid();
  });

  it("closes when its arrow is pressed again", async () => {
    const { container } = render(<Citizenship />);
    const arrow = container.querySelector(".sg-combo__toggle") ?? container;
    await userEvent.click(arrow);
    expect(screen.getByRole("listbox")).toBeVisible();
    expect(box()).toHaveFocus();
    await userEvent.click(arrow);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("stays open while another window is in front", async () => {
    render(<Citizenship />);
    await userEvent.type(box(), "стан");
    fireEvent.blur(box());
    expect(box()).toHaveFocus();
    expect(rows()).toHaveLength(3);
  });

  it("announces the chosen option", async () => {
    render(<Citizenship />);
    await userEvent.type(box(), "узб{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("Выбрано: Узбекистан");
    await userEvent.type(box(), "с");
    expect(screen.getByRole("status")).not.toHaveTextContent("Выбрано");
  });

  it("never marks a row that is scrolled out of view", async () => {
    render(<Citizenship options={manyOptions} />);
    await userEvent.click(box());
    await userEvent.keyboard("{ArrowDown}");
    expect(activeText()).toBe("Страна 1");
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(40);
    fireEvent.scroll(screen.getByRole("listbox"), { target: { scrollTop: 4000 } });
    expect(screen.getByRole("option", { name: "Страна 100" })).toBeVisible();
    expect(box()).not.toHaveAttribute("aria-activedescendant");
    expect(screen.getByRole("listbox").scrollTop).toBe(4000);
    vi.restoreAllMocks();
  });

  it("has no value once its text is erased", async () => {
    const onValueChange = vi.fn();
    render(<Citizenship value="TR" onValueChange={onValueChange} />);
    await userEvent.clear(box());
    expect(onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.tab();
    expect(box()).toHaveValue("");
  });

  it("announces its hint, its error and that it is required", () => {
    render(<Citizenship hint="Как в паспорте" error="Выберите страну" required />);
    expect(box()).toHaveAccessibleDescription("Как в паспорте Выберите страну");
    expect(box()).toBeInvalid();
    expect(box()).toBeRequired();
  });

  it("neither opens nor is submitted while it is disabled", async () => {
    const { container } = render(<Citizenship value="TR" disabled />);
    await userEvent.click(box());
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(container.querySelector("[name=holderCountry]")).toBeDisabled();
  });

  it("renders only the first rows of a long list, and announces its length", async () => {
    render(<Citizenship options={manyOptions} />);
    await userEvent.click(box());
    const drawn = screen.getAllByRole("option");
    expect(drawn.length).toBeLessThan(40);
    expect(drawn[0]).toHaveAttribute("aria-setsize", "250");
    await userEvent.keyboard("{ArrowUp}");
    expect(activeText()).toBe("Страна 250");
  });
});

function activeText() {
  const id = box().getAttribute("aria-activedescendant");
  return screen.getAllByRole("option").find((row) => row.id === id)?.textContent;
}

function Citizenship({ value = "", onValueChange, ...rest }: Partial<ComboBoxProps>) {
  const [kept, setKept] = useState(value);
  return (
    <ComboBox
      name="holderCountry"
      label="Гражданство"
      options={countries}
      texts={comboTexts}
      {...rest}
      value={kept}
      onValueChange={(next) => {
        setKept(next);
        onValueChange?.(next);
      }}
    />
  );
}
