import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Countdown } from "./countdown.tsx";

describe("Countdown", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start() {
    const leave = vi.fn();
    render(
      <>
        <Countdown
          seconds={5}
          onDone={leave}
          text={(left) => `Уйдём через ${left}`}
          stopText="Остаться"
          stoppedText="Остаёмся"
        />
        <a href="#document">Полис</a>
        <section aria-label="Условия">Текст</section>
      </>,
    );
    return leave;
  }

  function wait(seconds: number) {
    for (let second = 0; second < seconds; second += 1) {
      act(() => {
        vi.advanceTimersByTime(1000);
      });
    }
  }

  it("counts down and navigates", () => {
    const leave = start();
    wait(2);
    expect(screen.getByText("Уйдём через 3")).toBeVisible();
    wait(3);
    expect(leave).toHaveBeenCalledOnce();
  });

  it("does not run while the page is hidden", () => {
    const leave = start();
    wait(1);
    const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    wait(9);
    expect(leave).not.toHaveBeenCalled();
    state.mockRestore();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(screen.getByText("Уйдём через 4")).toBeVisible();
    wait(4);
    expect(leave).toHaveBeenCalledOnce();
  });

  it.each([
    ["a press on the button", () => fireEvent.click(screen.getByRole("button"))],
    ["any key", () => fireEvent.keyDown(document.body, { key: "a" })],
    ["a scroll", () => fireEvent.scroll(document)],
    ["a scroll of a box", () => fireEvent.scroll(screen.getByRole("region"))],
    ["a press by a screen reader", () => screen.getByRole("region").click()],
    ["a touch anywhere", () => fireEvent.touchStart(document.body)],
    [
      "a pointer over it",
      () =>
        fireEvent.pointerEnter(
          screen.getByText("Уйдём через 5", { selector: "p" }).parentElement ?? document,
        ),
    ],
    ["focus on anything", () => act(() => screen.getByRole("link").focus())],
  ])("stays after %s", (_name, stop) => {
    const leave = start();
    stop();
    wait(10);
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toHaveTextContent("Остаёмся");
  });
});
