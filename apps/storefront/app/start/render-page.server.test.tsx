import { type ReactNode, Suspense, use } from "react";
import { expect, it, vi } from "vitest";
import { renderPage } from "./render-page.server.tsx";

function getPage(content: ReactNode) {
  return (
    <html lang="tg">
      <body>
        <Suspense fallback="…">{content}</Suspense>
      </body>
    </html>
  );
}

function renderText(content: ReactNode, onError: (error: unknown) => void = vi.fn()) {
  return renderPage(getPage(content), onError);
}

it("renders the whole page, including deferred parts", async () => {
  const late = Promise.resolve("Тоҷикистон");
  const Late = () => <p>{use(late)}</p>;
  const page =
    '<!DOCTYPE html><html lang="tg"><head></head><body><!--$--><p>Тоҷикистон</p><!--/$--></body></html>';
  expect(await renderText(<Late />)).toBe(page);
});

it("reports a part that failed, and renders the rest", async () => {
  const onError = vi.fn();
  const Broken = (): ReactNode => {
    throw new Error("broken");
  };
  expect(await renderText(<Broken />, onError)).toContain("…");
  expect(onError.mock.calls[0]?.[0]).toEqual(new Error("broken"));
});

it("fails when the page itself failed", async () => {
  const Broken = (): ReactNode => {
    throw new Error("broken");
  };
  await expect(renderPage(<Broken />, vi.fn())).rejects.toThrow("broken");
});
