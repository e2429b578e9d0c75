import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { act, render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToPipeableStream } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Pattern } from "./pattern.tsx";
import { PatternBand } from "./pattern-band.tsx";
import { patternMarkup } from "./pattern-markup.ts";
import { Ridges } from "./ridges.tsx";
import { Rosette } from "./rosette.tsx";

const pattern = <Pattern family="car" seed={5} width={120} height={120} />;

describe("a pattern", () => {
  it("is rendered by a server in the same way as in a browser", async () => {
    const { container } = render(pattern);
    await waitFor(() => expect(pathsIn(container)).toHaveLength(3));
    const page = document.createElement("div");
    page.innerHTML = await renderOnServer(pattern);
    expect(pathsIn(page)).toEqual(pathsIn(container));
  });

  it("retains the server's markup until it has to show another pattern", async () => {
    const page = document.createElement("div");
    page.innerHTML = await renderOnServer(pattern);
    const sent = pathsIn(page);
    const path = page.querySelector("path");
    const root = await act(() => hydrateRoot(page, pattern));
    await act(() => root.render(pattern));
    expect(page.querySelector("path")).toBe(path);
    await act(() => root.render(<Pattern family="home" seed={5} width={120} height={120} />));
    await waitFor(() => expect(pathsIn(page)).toHaveLength(3));
    expect(pathsIn(page)).not.toEqual(sent);
    act(() => root.unmount());
  });

  it("is the same in the markup of a page without React", async () => {
    const { container } = render(pattern);
    await waitFor(() => expect(pathsIn(container)).toHaveLength(3));
    const page = document.createElement("div");
    page.innerHTML = patternMarkup("pattern", { family: "car", seed: 5, width: 120, height: 120 });
    expect(pathsIn(page)).toEqual(pathsIn(container));
    expect(page.querySelector("rect")).toHaveAttribute("fill", "url(#pattern)");
  });

  it("has threads of its own in each of two instances", async () => {
    const { container } = render(
      <>
        <Pattern family="trip" width={120} height={120} />
        <Pattern family="home" width={120} height={120} />
      </>,
    );
    await waitFor(() => expect(container.querySelectorAll("pattern")).toHaveLength(2));
    const fills = Array.from(container.querySelectorAll("rect"), (rect) =>
      rect.getAttribute("fill"),
    );
    const ids = Array.from(container.querySelectorAll("pattern"), ({ id }) => `url(#${id})`);
    expect(fills).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
  });
});

it.each([
  ["pattern", pattern],
  ["band", <PatternBand key="band" />],
  ["ridges", <Ridges key="ridges" />],
  ["rosette", <Rosette key="rosette" />],
])("is hidden from screen readers: %s", async (_, decoration) => {
  const { container } = render(decoration);
  await waitFor(() => expect(pathsIn(container).length).toBeGreaterThan(2));
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(container).toHaveTextContent("");
});

function pathsIn(element: Element): (string | null)[] {
  return Array.from(element.querySelectorAll("path"), (path) => path.getAttribute("d"));
}

function renderOnServer(element: ReactNode): Promise<string> {
  vi.stubGlobal("document", undefined);
  const page = new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
  return page.finally(() => vi.unstubAllGlobals());
}
