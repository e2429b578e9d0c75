import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { PolicySheet, type PolicySheetProps } from "./policy-sheet.tsx";

const NUMBER = {
  label: "Номер",
  value: "4744534263",
  copyText: "Скопировать номер",
  copiedText: "Номер скопирован",
};

function show(props: Partial<PolicySheetProps> = {}) {
  const sheet = <PolicySheet family="trip" seed="4744534263" title="Поездка" {...props} />;
  return render(sheet);
}

describe("a policy sheet", () => {
  it("names its subject, with each label before its value", () => {
    show({
      level: 1,
      state: "Действует",
      facts: [{ key: "period", label: "Срок", value: "с 24.11.2026 по 23.02.2027" }],
      phone: <a href="tel:5511">5511</a>,
      actions: <button type="button">Скачать</button>,
    });
    expect(screen.getByRole("heading", { level: 1, name: "Поездка" })).toBeVisible();
    expect(screen.getByText("Действует")).toBeVisible();
    expect(screen.getByRole("term")).toHaveTextContent("Срок");
    expect(screen.getByRole("definition")).toHaveTextContent("с 24.11.2026 по 23.02.2027");
    expect(screen.getByRole("link", { name: "5511" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Скачать" })).toBeVisible();
  });

  it("formats the number in groups of four, three and three, without splitting it", () => {
    const { container } = show({ number: NUMBER });
    const digits = container.querySelector("strong");
    expect(digits?.textContent).toBe("4744534263");
    expect(Array.from(digits?.children ?? [], (group) => group.textContent)).toEqual([
      "4744",
      "534",
      "263",
    ]);
  });

  it("copies the number and confirms it", async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, "writeText");
    show({ number: NUMBER });
    await user.click(screen.getByRole("button", { name: "Скопировать номер" }));
    expect(write).toHaveBeenCalledWith("4744534263");
    expect(screen.getByRole("status")).toHaveTextContent("Номер скопирован");
  });

  it("selects the number where there is no clipboard", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    show({ number: NUMBER });
    await user.click(screen.getByRole("button", { name: "Скопировать номер" }));
    await waitFor(() => expect(String(getSelection())).toBe("4744534263"));
    expect(screen.getByRole("status")).toHaveTextContent("");
  });

  it.each([
    [0.25, "25%"],
    [-1, "0%"],
    [7, "100%"],
  ])("shows %s of a term as a bar of %s beside its text", (share, width) => {
    const { container } = show({ left: { text: "осталось 28 дней", share } });
    expect(screen.getByText("осталось 28 дней")).toBeVisible();
    expect(container.querySelector("[aria-hidden] > rect[rx]")).toHaveAttribute("width", width);
  });

  it("fades the pattern of another family in over the previous one", () => {
    const { container, rerender } = show();
    const patterns = () =>
      Array.from(container.querySelectorAll("svg.sg-pattern"), ({ classList }) => classList[1]);
    expect(patterns()).toEqual(["sg-pattern--trip"]);
    rerender(<PolicySheet family="car" seed={1} title="Машина" />);
    expect(patterns()).toEqual(["sg-pattern--trip", "sg-pattern--car"]);
    rerender(<PolicySheet family="home" seed={1} title="Дом" />);
    expect(patterns()).toEqual(["sg-pattern--car", "sg-pattern--home"]);
  });
});
