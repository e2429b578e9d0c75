import { I18nProvider } from "@sughurta/i18n";
import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InsurerProvider } from "../insurer/insurer-provider.tsx";
import { anInsurer } from "../testing/an-insurer.ts";
import { LazyBoundary } from "./lazy-boundary.tsx";
import { LazyDialogBoundary } from "./lazy-dialog-boundary.tsx";
import { loadFailureTexts } from "./load-failure-texts.ts";

// React reports what a boundary caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe("a component whose code fails to load", () => {
  it("shows instructions, and does not change the page", async () => {
    render(<Page />);
    const words = await screen.findByRole("alert");
    expect(words).toHaveTextContent("Эта часть страницы не загрузилась");
    expect(words).toHaveTextContent("Возможно, сайт обновился");
    expect(words).toHaveTextContent("позвоните 5511");
    expect(within(words).getByRole("button", { name: "Обновить страницу" })).toBeVisible();
    expect(screen.getByLabelText("Фамилия")).toHaveValue("Раҳимов");
  });

  it("shows them in a dialog that can be closed where the component is a dialog", async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    const dialog = await screen.findByRole("dialog", { name: "Эта часть страницы не загрузилась" });
    expect(within(dialog).getByRole("alert")).toHaveTextContent("позвоните 5511");
    await userEvent.click(within(dialog).getByRole("button", { name: "Закрыть" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("the cause of a failure", () => {
  it("is the connection only where the browser has none", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<Page />);
    expect(await screen.findByRole("alert")).toHaveTextContent("Нет интернета");
  });

  it("is neither the connection nor an update where the part itself throws", async () => {
    const Broken = (): never => {
      throw new TypeError("x is not a function");
    };
    render(
      <I18nProvider language="ru">
        <InsurerProvider insurer={anInsurer()}>
          <LazyBoundary fallback={null}>
            <Broken />
          </LazyBoundary>
        </InsurerProvider>
      </I18nProvider>,
    );
    const words = await screen.findByRole("alert");
    expect(words).toHaveTextContent("Эта часть страницы не открылась");
    expect(words).toHaveTextContent("Произошла ошибка");
    expect(words.textContent).not.toMatch(/интернет|связь|обновился/);
  });
});

it("has its words in three languages", async () => {
  await expectCompleteTexts(loadFailureTexts);
});

function Page({ onClose }: { readonly onClose?: () => void }) {
  const lost = lazyModule(() => Promise.reject<() => string>(new TypeError("offline")));
  const Lost = lazyComponent(lost, (component) => component);
  return (
    <I18nProvider language="ru">
      <InsurerProvider insurer={anInsurer()}>
        <label>
          Фамилия <input defaultValue="Раҳимов" />
        </label>
        {onClose ? (
          <LazyDialogBoundary fallback={null} open onClose={onClose}>
            <Lost />
          </LazyDialogBoundary>
        ) : (
          <LazyBoundary fallback={null}>
            <Lost />
          </LazyBoundary>
        )}
      </InsurerProvider>
    </I18nProvider>
  );
}
