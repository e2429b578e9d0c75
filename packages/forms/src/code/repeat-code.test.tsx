import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RepeatCode } from "./repeat-code.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
}
const again = () => screen.queryByRole("button", { name: "Send again" });

function show(sendAgain: () => Promise<number>) {
  render(
    <RepeatCode
      seconds={2}
      sendAgain={sendAgain}
      repeatText="Send again"
      waitText={(seconds) => `In ${seconds} s`}
    />,
  );
}

it("sends another code once the wait is over, and waits again", async () => {
  const sendAgain = vi.fn(async () => 3);
  show(sendAgain);
  expect(screen.getByText("In 2 s")).toBeVisible();
  expect(again()).not.toBeInTheDocument();
  await pass(2);
  await act(async () => again()?.click());
  expect(sendAgain).toHaveBeenCalledOnce();
  expect(screen.getByText("In 3 s")).toHaveFocus();
  await pass(3);
  expect(again()).toBeEnabled();
});

it("can be pressed again at once where none was sent", async () => {
  show(async () => 0);
  await pass(2);
  await act(async () => again()?.click());
  expect(again()).toBeEnabled();
});
