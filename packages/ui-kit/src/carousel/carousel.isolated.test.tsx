import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Carousel, type CarouselProps } from "./carousel.tsx";

const AUTOPLAY_MS = 4000;

const engine = vi.hoisted(() => ({
  next: vi.fn(),
  previous: vi.fn(),
  play: vi.fn(),
  pause: vi.fn(),
  destroy: vi.fn(),
}));
const startCarousel = vi.hoisted(() => vi.fn());
vi.mock("./carousel-engine.ts", () => ({ startCarousel }));

/** A browser with a list wider than its viewport. */
class Observer {
  readonly #tell: (entries: readonly object[]) => void;
  constructor(tell: (entries: readonly object[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.clearAllMocks();
  startCarousel.mockImplementation(() => engine);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function inBrowser(slidesWidth = 900) {
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(slidesWidth);
}

function show(changes: Partial<CarouselProps> = {}) {
  render(
    <Carousel
      label="Партнёры"
      previousText="Назад"
      nextText="Вперёд"
      pauseText="Остановить"
      playText="Листать"
      slides={[
        { key: 1, content: <a href="/partners/1">Банк</a> },
        { key: 2, content: <a href="/partners/2">Аптека</a> },
      ]}
      {...changes}
    />,
  );
}

it("is a plain list before anything can be loaded", () => {
  show({ autoplayMs: AUTOPLAY_MS });
  expect(screen.getByRole("region", { name: "Партнёры" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Аптека" })).toBeVisible();
});

it("fetches its engine only when the user touches it", async () => {
  inBrowser();
  show();
  expect(screen.getByRole("button", { name: "Вперёд" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Назад" })).toBeDisabled();
  expect(startCarousel).not.toHaveBeenCalled();

  await userEvent.hover(screen.getByRole("link", { name: "Банк" }));
  await waitFor(() => expect(startCarousel).toHaveBeenCalledTimes(1));
});

it("moves on the first press of an arrow", async () => {
  inBrowser();
  show();
  await userEvent.click(screen.getByRole("button", { name: "Вперёд" }));
  await waitFor(() => expect(engine.next).toHaveBeenCalledTimes(1));
});

it("advances automatically after its time on the first slide, and can be paused", async () => {
  vi.useFakeTimers();
  inBrowser();
  show({ autoplayMs: AUTOPLAY_MS });
  await act(() => vi.advanceTimersByTimeAsync(AUTOPLAY_MS - 1));
  expect(startCarousel).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await vi.waitFor(() => expect(engine.next).toHaveBeenCalledTimes(1), WAIT_LIMIT_MS);
  act(() => screen.getByRole("button", { name: "Остановить" }).click());
  expect(engine.pause).toHaveBeenCalled();
});

it("does not move where all of it is visible", async () => {
  vi.useFakeTimers();
  inBrowser(0);
  show({ autoplayMs: AUTOPLAY_MS });
  await act(() => vi.advanceTimersByTimeAsync(AUTOPLAY_MS * 3));
  expect(startCarousel).not.toHaveBeenCalled();
});

it("does not move when it was paused before its first move", async () => {
  vi.useFakeTimers();
  inBrowser();
  show({ autoplayMs: AUTOPLAY_MS });
  act(() => screen.getByRole("button", { name: "Остановить" }).click());
  await act(() => vi.advanceTimersByTimeAsync(AUTOPLAY_MS * 3));
  expect(startCarousel).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Листать" })).toBeVisible();
});

it("scrolls without an engine where the engine cannot be loaded", async () => {
  inBrowser();
  startCarousel.mockImplementation(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const scrollBy = vi.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  show();
  await userEvent.click(screen.getByRole("button", { name: "Вперёд" }));
  await waitFor(() => expect(scrollBy).toHaveBeenCalledTimes(1));
});
