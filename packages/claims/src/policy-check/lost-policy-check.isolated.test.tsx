import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { PolicyCheckDialog } from "./policy-check-dialog.tsx";

vi.mock("./policy-check-panel.tsx", () => {
  throw new TypeError("Failed to fetch");
});

// React logs errors caught by a boundary.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it("shows instructions in the popup when its code cannot be fetched", async () => {
  await renderScreen(
    <PolicyCheckDialog today="2026-03-02" open onClose={() => {}} onClaim={() => {}} />,
  );
  const dialog = await screen.findByRole("dialog", { name: "Эта часть страницы не загрузилась" });
  expect(dialog).toHaveTextContent("позвоните 5511");
});
