import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { PolicyScan } from "./policy-question.tsx";

const stopTrack = vi.fn();
const detect = vi.fn();
const getUserMedia = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = detect;
    },
  );
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

async function open() {
  const onFound = vi.fn();
  const { user } = await renderScreen(<PolicyScan onFound={onFound} />);
  await user.click(screen.getByRole("button", { name: "Сканировать QR-код полиса" }));
  return { user, onFound };
}

it("returns the number of the policy and releases the camera", async () => {
  detect.mockResolvedValue([{ rawValue: "https://insurer.example/verify/0000000013" }]);
  const { onFound } = await open();
  await waitFor(() => expect(onFound).toHaveBeenCalledWith("0000000013"));
  expect(onFound).toHaveBeenCalledOnce();
  await waitFor(() => expect(stopTrack).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("shows that a code is not a policy's, and continues scanning", async () => {
  detect.mockResolvedValue([{ rawValue: "https://menu.example/" }]);
  const { user, onFound } = await open();
  expect(await screen.findByText(/Это не QR-код полиса/)).toBeVisible();
  expect(onFound).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Закрыть" }));
  await waitFor(() => expect(stopTrack).toHaveBeenCalledOnce());
});

it("shows instructions where the camera is not allowed", async () => {
  getUserMedia.mockRejectedValue(new DOMException("", "NotAllowedError"));
  await open();
  expect(await screen.findByText(/Камера не открылась/)).toBeVisible();
});

it("is not offered where the browser cannot read codes", async () => {
  vi.unstubAllGlobals();
  await renderScreen(<PolicyScan onFound={() => {}} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
