import { Suspense, use } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PageSink } from "./page-sink.server.ts";

it("hands over what React writes, also what came late, as one buffer", async () => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 1, "Тоҷикистон ".repeat(900)));
  const Late = () => <p>{use(late)}</p>;
  const page = await new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <main>
        <Suspense>
          <Late />
        </Suspense>
      </main>,
      { onAllReady: () => pipe(new PageSink(resolve, reject)) },
    );
  });
  expect(page.toString()).toContain(`<p>${"Тоҷикистон ".repeat(900)}</p>`);
});

it("tells when a page broke while it was written", () => {
  const failed = vi.fn();
  new PageSink(vi.fn(), failed).destroy(new Error("broken"));
  expect(failed).toHaveBeenCalledWith(new Error("broken"));
});
