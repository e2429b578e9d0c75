// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { startPage } from "./start-page.ts";

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
