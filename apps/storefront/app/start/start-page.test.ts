// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { startPage } from "./start-page.ts";

it.each([
  ["ru", "Обновите страницу", "Обновить страницу"],
  ["tg", "Саҳифаро аз нав бор кунед", "Саҳифаро аз нав бор кардан"],
  ["en", "Reload the page", "Reload the page"],
])(
  "says in %s that a start file did not load, once the reload did not help",
  (lang, text, name) => {
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        observe() {}
      },
    );
    document.documentElement.lang = lang;
    document.body.innerHTML =
      '<a href="tel:5511">5511</a><link rel="modulepreload" href="/assets/a.js">';
    const file = document.querySelector("link");
    sessionStorage.setItem("sg-reloaded", file?.href ?? "");
    startPage("later-");
    file?.dispatchEvent(new Event("error"));
    file?.dispatchEvent(new Event("error"));
    const alerts = document.querySelectorAll("[role=alert]");
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.textContent).toContain(text);
    expect(alerts[0]?.querySelector("button")?.textContent).toBe(name);
    expect(alerts[0]?.querySelector("a")?.href).toBe("tel:5511");
    dispatchEvent(new Event("sg:hydrated"));
  },
);

it("does once what was pressed last, when the page is live", () => {
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
