import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { lazyModule } from "./lazy-module.ts";

// React's contract of `use`: changes in an upgrade are detected here.
const report = vi.fn();
beforeEach(() => {
  report.mockReset();
  vi.spyOn(console, "error").mockImplementation(report);
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? "Не загрузилось" : this.props.children;
  }
}

function example(importStep: () => Promise<{ title: string }>) {
  const step = lazyModule(vi.fn(importStep));
  const fallbacks = vi.fn(() => "…");
  const Waiting = () => fallbacks();
  const Step = () => <h2>{step.use().title}</h2>;
  const page = (
    <Boundary>
      <Suspense fallback={<Waiting />}>
        <Step />
      </Suspense>
    </Boundary>
  );
  return { step, fallbacks, page };
}

it("suspends, then shows the loaded module, without a warning of React", async () => {
  const { page, fallbacks } = example(async () => ({ title: "Кто едет" }));
  await act(async () => render(page));
  expect(screen.getByRole("heading", { name: "Кто едет" })).toBeVisible();
  expect(fallbacks).toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it("shows what is loaded in the first render, without a fallback", async () => {
  const { step, page, fallbacks } = example(async () => ({ title: "Кто едет" }));
  await step.load();
  expect(renderToString(page)).toContain("Кто едет");
  render(page);
  expect(screen.getByRole("heading", { name: "Кто едет" })).toBeVisible();
  expect(fallbacks).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it("passes a failure to the boundary, after one attempt and its repetition", async () => {
  const importStep = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const { page } = example(importStep);
  await act(async () => render(page));
  expect(screen.getByText("Не загрузилось")).toBeVisible();
  expect(importStep).toHaveBeenCalledTimes(2);
});
