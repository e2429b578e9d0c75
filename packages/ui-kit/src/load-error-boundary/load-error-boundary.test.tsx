import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LoadErrorBoundary } from "./load-error-boundary.tsx";

// React logs errors caught by a boundary.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const part = (load: () => Promise<() => string>) =>
  lazyComponent(lazyModule(load), (component) => component);
const lost = () => part(() => Promise.reject(new TypeError("Failed to fetch")));
const come = () => part(async () => () => "Оплата");

it("shows the fallback, then the component", async () => {
  const Part = come();
  render(
    <LoadErrorBoundary fallback="Загружаем" failed="Не загрузилось">
      <Part />
    </LoadErrorBoundary>,
  );
  expect(screen.getByText("Загружаем")).toBeVisible();
  expect(await screen.findByText("Оплата")).toBeVisible();
});

it("retains the page around a component that failed to load", async () => {
  const Part = lost();
  const onFailed = vi.fn();
  render(
    <>
      <label>
        Фамилия <input defaultValue="Раҳимов" />
      </label>
      <LoadErrorBoundary fallback="Загружаем" failed={<p>Не загрузилось</p>} onFailed={onFailed}>
        <Part />
      </LoadErrorBoundary>
    </>,
  );
  expect(await screen.findByText("Не загрузилось")).toBeVisible();
  expect(screen.queryByText("Загружаем")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Фамилия")).toHaveValue("Раҳимов");
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it("suspends to the surrounding boundary when it has no fallback", async () => {
  const Part = come();
  render(
    <Suspense fallback="Страница">
      <LoadErrorBoundary failed="Не загрузилось">
        <Part />
      </LoadErrorBoundary>
    </Suspense>,
  );
  expect(screen.getByText("Страница")).toBeVisible();
  expect(await screen.findByText("Оплата")).toBeVisible();
});

it("shows the component when the connection is back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const load = vi.fn(async () => () => "Оплата");
  for (let request = 0; request < 2; request += 1) {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  }
  const Part = part(load);
  render(
    <LoadErrorBoundary fallback="Загружаем" failed="Не загрузилось">
      <Part />
    </LoadErrorBoundary>,
  );
  expect(await screen.findByText("Не загрузилось")).toBeVisible();
  vi.setSystemTime(Date.now() + 1_000);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("Оплата")).toBeVisible();
});
