import { describe, expect, it } from "vitest";
import { isConnectionLost } from "./problem-page.tsx";

describe("a lost connection", () => {
  it.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
    "is recognised by a browser's message %s",
    (message) => expect(isConnectionLost(new TypeError(message))).toBe(true),
  );

  it.each([
    new TypeError("undefined is not a function"),
    new Error("Failed to fetch"),
    { status: 500 },
    undefined,
  ])("is not %s", (error) => expect(isConnectionLost(error)).toBe(false));
});
