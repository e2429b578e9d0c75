import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ActionTiles } from "./action-tiles.tsx";

describe("ActionTiles", () => {
  it("is a list of links and buttons named by their text", async () => {
    const check = vi.fn();
    const follow = vi.fn((event) => event.preventDefault());
    render(
      <ActionTiles
        label="Что можно сделать"
        tiles={[
          { key: "check", icon: "search", title: "Проверить", text: "По номеру", onPress: check },
          { key: "boxes", icon: "box", title: "Готовые полисы", href: "/boxes", onPress: follow },
        ]}
      />,
    );
    const list = within(screen.getByRole("list", { name: "Что можно сделать" }));
    await userEvent.click(list.getByRole("button", { name: /Проверить.*По номеру/ }));
    expect(check).toHaveBeenCalledTimes(1);
    const link = list.getByRole("link", { name: "Готовые полисы" });
    expect(link).toHaveAttribute("href", "/boxes");
    await userEvent.click(link);
    expect(follow).toHaveBeenCalledTimes(1);
  });
});
