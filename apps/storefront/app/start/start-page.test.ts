// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { preloadWithFirstFrame, startPage } from "./start-page.ts";
import { SHOW_STATIC_HELP, STATIC_COPY_ID, STATIC_HELP_ID } from "./static-help.ts";

const HELP =
  '<div><p data-when="off">Off</p><p data-when="outdated" hidden>Old</p><p data-when="failed" hidden>Failed</p></div>';
const PAGE = `<noscript id="${STATIC_HELP_ID}"></noscript><main>Order</main><template id="${STATIC_COPY_ID}">${HELP}</template>`;

const root = document.documentElement;
const showStaticHelp = new Function(SHOW_STATIC_HELP);
const shownNotes = () =>
  [...document.querySelectorAll<HTMLElement>("[role=alert] [data-when]")]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe() {}
    },
  );
  root.removeAttribute("data-static");
  document.body.innerHTML = PAGE;
});

it("requests its preloads with the first frame, not before", async () => {
  document.body.insertAdjacentHTML("beforeend", '<link rel="later-modulepreload" href="/a.js">');
  const file = document.querySelector("link");
  preloadWithFirstFrame("later-");
  expect(file?.rel).toBe("later-modulepreload");
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(file?.rel).toBe("modulepreload");
});

it("shows the callback form when a start file fails to load after the reload too", () => {
  document.body.insertAdjacentHTML("beforeend", '<link rel="modulepreload" href="/assets/a.js">');
  const file = document.querySelector("link");
  sessionStorage.setItem("sg-reloaded", file?.href ?? "");
  showStaticHelp();
  startPage("later-");
  file?.dispatchEvent(new Event("error"));
  file?.dispatchEvent(new Event("error"));
  expect(root.dataset.static).toBe("failed");
  expect(shownNotes()).toEqual(["Failed"]);
});

it("handles a start file that only its import reports as missing", async () => {
  document.body.insertAdjacentHTML("beforeend", '<link rel="modulepreload" href="/assets/b.js">');
  sessionStorage.setItem("sg-reloaded", document.querySelector("link")?.href ?? "");
  showStaticHelp();
  startPage("later-");
  const reason = new TypeError("Failed to fetch dynamically imported module: /assets/b.js");
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  expect(root.dataset.static).toBe("failed");
});

it("shows the callback form when the first render fails, and lets forms be sent again", () => {
  showStaticHelp();
  startPage("later-");
  dispatchEvent(new Event("sg:failed"));
  expect(shownNotes()).toEqual(["Failed"]);
  const sent = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("main")?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(false);
});

it("marks a browser below the floor and never starts its scripts", () => {
  // Firefox 114. The test environment itself needs `Array.prototype.at`, which e2e removes.
  const toSorted = Object.getOwnPropertyDescriptor(Array.prototype, "toSorted");
  vi.stubGlobal("mozInnerScreenX", 0);
  Reflect.deleteProperty(Array.prototype, "toSorted");
  try {
    showStaticHelp();
  } finally {
    if (toSorted) Object.defineProperty(Array.prototype, "toSorted", toSorted);
    vi.unstubAllGlobals();
  }
  expect(root.dataset.static).toBe("outdated");
  expect(shownNotes()).toEqual(["Old"]);
  document.body.insertAdjacentHTML("beforeend", '<script type="later-module"></script>');
  startPage("later-");
  dispatchEvent(new Event("pointerdown"));
  expect(document.querySelector("script")?.type).toBe("later-module");
});

it("does not mark a supported browser", () => {
  showStaticHelp();
  expect(root.dataset.static).toBeUndefined();
  expect(shownNotes()).toEqual([]);
});

it("uses only syntax that an engine of ECMAScript 5 can parse before it is marked", () => {
  expect(SHOW_STATIC_HELP).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(?:let|const|class|of|async)\b/);
});

it("replays the last click once when the page is hydrated", () => {
  startPage("later-");
  const pressed = vi.fn();
  document.body.innerHTML = "<button type=button>One</button><button type=button>Two</button>";
  const [one, two] = document.querySelectorAll("button");
  one?.click();
  two?.click();
  one?.addEventListener("click", () => pressed("one"));
  two?.addEventListener("click", () => pressed("two"));
  dispatchEvent(new Event("sg:hydrated"));
  dispatchEvent(new Event("sg:hydrated"));
  expect(pressed.mock.calls).toEqual([["two"]]);
});
