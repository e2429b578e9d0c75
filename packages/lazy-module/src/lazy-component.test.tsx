import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";
import { lazyModule } from "./lazy-module.ts";

const Step = ({ title }: { readonly title: string }) => <h2>{title}</h2>;

function example() {
  const attempts: PromiseWithResolvers<{ Step: typeof Step }>[] = [];
  const step = lazyModule(() => {
    const attempt = Promise.withResolvers<{ Step: typeof Step }>();
    attempts.push(attempt);
    return attempt.promise;
  });
  const LazyStep = lazyComponent(step, (module) => module.Step);
  const fallbacks = vi.fn(() => "…");
  const Waiting = () => fallbacks();
  const Page = ({ shown = true }: { readonly shown?: boolean }) =>
    shown ? (
      <Boundary>
        <Suspense fallback={<Waiting />}>
          <LazyStep title="Кто едет" />
        </Suspense>
      </Boundary>
    ) : null;
  return {
    step,
    attempts,
    fallbacks,
    Page,
    arrive: () => act(async () => attempts.at(-1)?.resolve({ Step })),
    /** Neither the request nor its repetition succeeds. */
    fail: async () => {
      for (let request = 0; request < 2; request += 1) {
        await act(async () => attempts.at(-1)?.reject(new TypeError("Failed to fetch")));
      }
    },
  };
}

const show = (page: ReactNode) => act(async () => render(page));

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? "Не загрузилось" : this.props.children;
  }
}

describe("a component of a lazy module", () => {
  it("suspends, then is shown", async () => {
    const { Page, arrive } = example();
    await show(<Page />);
    expect(screen.getByText("…")).toBeVisible();
    await arrive();
    expect(screen.getByRole("heading", { name: "Кто едет" })).toBeVisible();
  });

  it("is rendered at once, without a fallback, where its module is loaded", async () => {
    const { step, Page, arrive, fallbacks } = example();
    step.preload();
    await arrive();
    expect(renderToString(<Page />)).toContain("Кто едет");
    await show(<Page />);
    expect(screen.getByRole("heading", { name: "Кто едет" })).toBeVisible();
    expect(fallbacks).not.toHaveBeenCalled();
  });
});

describe("a lazy module that does not load", () => {
  // React reports what a boundary caught.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => void vi.useRealTimers());

  // React's contract: it renders a failed component once more before a boundary shows the failure.
  it("fails to the boundary after one attempt and its repetition", async () => {
    const { Page, attempts, fail } = example();
    await show(<Page />);
    await fail();
    expect(screen.getByText("Не загрузилось")).toBeVisible();
    expect(attempts).toHaveLength(2);
  });

  it("is tried again when it is shown again later", async () => {
    const { Page, attempts, arrive, fail } = example();
    const { rerender } = await show(<Page />);
    await fail();
    await act(async () => rerender(<Page shown={false} />));
    vi.setSystemTime(Date.now() + 1_000);
    await act(async () => rerender(<Page />));
    expect(attempts).toHaveLength(3);
    await arrive();
    expect(screen.getByRole("heading", { name: "Кто едет" })).toBeVisible();
  });

  it("is waited for where it was requested again", async () => {
    const { step, Page, attempts, arrive, fail } = example();
    const { rerender } = await show(<Page />);
    await fail();
    await act(async () => rerender(<Page shown={false} />));
    step.preload();
    await act(async () => rerender(<Page />));
    await arrive();
    expect(screen.getByRole("heading", { name: "Кто едет" })).toBeVisible();
    expect(attempts).toHaveLength(3);
  });
});
