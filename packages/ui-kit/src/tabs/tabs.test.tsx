import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Tabs } from "./link-tabs.tsx";
import { PanelTabs } from "./panel-tabs.tsx";

it("marks the link of the page one is on", () => {
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
