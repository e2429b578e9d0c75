import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Subscription } from "../home/subscription.tsx";
import { renderScreen } from "../testing/render-screen.ts";
import { CallbackDialog } from "./callback-dialog.tsx";

vi.mock("./callback-panel.tsx", () => {
  throw new TypeError("Failed to fetch");
});
vi.mock("../home/subscribe-form.tsx", () => {
  throw new TypeError("Failed to fetch");
});

// React reports what a boundary caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it("tells in the popup what to do when its code cannot be fetched", async () => {
  const onClose = vi.fn();
  const { user } = await renderScreen(<CallbackDialog open onClose={onClose} />);
  const dialog = await screen.findByRole("dialog", { name: "Эта часть страницы не загрузилась" });
  expect(dialog).toHaveTextContent("позвоните 5511");
  expect(within(dialog).getByRole("button", { name: "Обновить страницу" })).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Закрыть" }));
  expect(onClose).toHaveBeenCalled();
});

it("leaves the page standing when the mailing list's code cannot be fetched", async () => {
  await renderScreen(
    <>
      <p>Суғурта</p>
      <Subscription />
    </>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Проверьте связь");
  expect(screen.getByText("Суғурта")).toBeVisible();
});
