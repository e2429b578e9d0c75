import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { downloadFile } from "./download-file.ts";

const revoke = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = () => "blob:made-in-the-browser";
  URL.revokeObjectURL = revoke;
});
afterEach(() => vi.useRealTimers());

it("retains the object URL of a file for ten minutes after the click", () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  downloadFile(new Blob(["{}"]), "my-data.json");
  expect(click.mock.contexts).toMatchObject([
    { href: "blob:made-in-the-browser", download: "my-data.json" },
  ]);
  vi.advanceTimersByTime(599_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith("blob:made-in-the-browser");
  click.mockRestore();
});
