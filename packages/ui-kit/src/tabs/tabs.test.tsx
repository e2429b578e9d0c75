import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Tabs } from "./link-tabs.tsx";
import { PanelTabs } from "./panel-tabs.tsx";

it("marks the link of the current page", () => {
  render(
    <Tabs
      label="Разделы"
      tabs={[
        { href: "/", label: "Клиентам", current: true },
        { href: "/jur", label: "Бизнесу" },
      ]}
    />,
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Клиентам");
});

it("scrolls the link of the current page into view", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.tagName === "NAV" ? new DOMRect(16, 0, 300, 50) : new DOMRect(516, 0, 100, 44);
  });
  const tabs = [
    { href: "/boxes", label: "Все" },
    { href: "/boxes/semya", label: "Семья и дети", current: true },
  ];
  render(<Tabs label="Разделы" tabs={tabs} />);
  expect(screen.getByRole("navigation").scrollLeft).toBe(400);
});

it("moves between panels with arrows, Home and End", async () => {
  render(
    <PanelTabs
      label="О продукте"
      tabs={[
        { key: "a", label: "Описание", panel: "Что покрывает" },
        { key: "b", label: "Условия", panel: "Сколько действует" },
        { key: "c", label: "Вопросы", panel: "Ответы" },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Вопросы", selected: true })).toHaveFocus();
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Ответы");
  await userEvent.keyboard("{Home}{ArrowRight}");
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Сколько действует");
});

it("opens the requested tab, scrolls it into view and reports the next one", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.matches(".sg-tabs") ? new DOMRect(0, 0, 300, 50) : new DOMRect(500, 0, 100, 44);
  });
  const onValueChange = vi.fn();
  const tabs = [
    { key: "a", label: "Описание", panel: "Что покрывает" },
    { key: "b", label: "Условия", panel: "Сколько действует" },
  ];
  const { container, unmount } = render(
    <PanelTabs label="О продукте" tabs={tabs} defaultValue="b" onValueChange={onValueChange} />,
  );
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Сколько действует");
  expect(container.querySelector(".sg-tabs")?.scrollLeft).toBe(400);
  await userEvent.click(screen.getByRole("tab", { name: "Условия" }));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("tab", { name: "Описание" }));
  expect(onValueChange.mock.calls).toEqual([["a"]]);
  unmount();

  render(<PanelTabs label="О продукте" tabs={tabs} defaultValue="none" />);
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Что покрывает");
});

it("mounts a panel when it is opened and retains its input", async () => {
  render(
    <PanelTabs
      label="О продукте"
      tabs={[
        { key: "a", label: "Описание", panel: <input aria-label="Имя" /> },
        { key: "b", label: "Условия", panel: <p>Сколько действует</p> },
      ]}
    />,
  );
  expect(screen.queryByText("Сколько действует")).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole("textbox", { name: "Имя" }), "Мадина");
  await userEvent.click(screen.getByRole("tab", { name: "Условия" }));
  expect(screen.getByText("Сколько действует")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Описание" }));
  expect(screen.getByRole("textbox", { name: "Имя" })).toHaveValue("Мадина");
});

it("shows the controlled tab, and requests another one", async () => {
  const onValueChange = vi.fn();
  const tabs = [
    { key: "a", label: "Описание", panel: "Что покрывает" },
    { key: "b", label: "Условия", panel: "Сколько действует" },
  ];
  const panels = (value: string) => (
    <PanelTabs label="О продукте" tabs={tabs} value={value} onValueChange={onValueChange} />
  );
  const { rerender } = render(panels("a"));
  await userEvent.click(screen.getByRole("tab", { name: "Условия" }));
  expect(onValueChange.mock.calls).toEqual([["b"]]);
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Что покрывает");
  rerender(panels("b"));
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Сколько действует");
});
