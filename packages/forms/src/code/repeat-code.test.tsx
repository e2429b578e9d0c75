import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { formTexts } from "../texts/form-texts.ts";
import { RepeatCode } from "./repeat-code.tsx";

beforeAll(() => preloadTexts("ru", [formTexts]));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
}
const again = () => screen.queryByRole("button", { name: "Отправить код ещё раз" });

function show(sendAgain: () => Promise<number>) {
  render(
    <I18nProvider language="ru">
      <RepeatCode seconds={2} sendAgain={sendAgain} />
    </I18nProvider>,
  );
}

it("sends another code once the wait is over, and waits again", async () => {
  const sendAgain = vi.fn(async () => 3);
  show(sendAgain);
  expect(screen.getByText(/через 2 секунды/)).toBeVisible();
  expect(again()).not.toBeInTheDocument();
  await pass(2);
  await act(async () => again()?.click());
  expect(sendAgain).toHaveBeenCalledOnce();
  expect(screen.getByText(/через 3 секунды/)).toHaveFocus();
  await pass(3);
  expect(again()).toBeEnabled();
});

it("can be pressed again at once where none was sent", async () => {
  show(async () => 0);
  await pass(2);
  await act(async () => again()?.click());
  expect(again()).toBeEnabled();
});
