import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SubscribeForm } from "../subscription/subscribe-form.tsx";
import { renderScreen } from "../testing/render-screen.ts";
import { CallbackDialog } from "./callback-dialog.tsx";

vi.mock("./callback-panel.tsx", () => {
  throw new TypeError("Failed to fetch");
});
vi.mock("../subscription/send-subscription.ts", () => {
  throw new TypeError("Failed to fetch");
});

// React reports what a boundary caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it("shows instructions in the popup when its code cannot be fetched", async () => {
  const onClose = vi.fn();
  const { user } = await renderScreen(<CallbackDialog open onClose={onClose} />);
  const dialog = await screen.findByRole("dialog", { name: "Эта часть страницы не загрузилась" });
  expect(dialog).toHaveTextContent("позвоните 5511");
  expect(within(dialog).getByRole("button", { name: "Обновить страницу" })).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Закрыть" }));
  expect(onClose).toHaveBeenCalled();
});

it("shows instructions, and retains the address, when the subscription code cannot be fetched", async () => {
  const { user } = await renderScreen(<SubscribeForm />);
  const email = screen.getByLabelText("Электронная почта");
  await user.type(email, "madina@example.tj{Enter}");
  expect(await screen.findByRole("status")).toHaveTextContent("нет связи");
  expect(email).toHaveValue("madina@example.tj");
});
