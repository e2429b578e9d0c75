import { renderToStaticMarkup } from "react-dom/server";
import { createPath, NavigationType, Router } from "react-router";
import { expect, it, vi } from "vitest";
import { CatalogueScreen } from "./catalogue-screen.tsx";
import type { CatalogueData } from "./load-boxes.server.ts";

vi.mock("@sughurta/boxes", () => ({
  BoxCatalogue: ({ toActivate }: { toActivate: boolean }) => (toActivate ? "scrolls" : "stays"),
}));

const navigator = {
  createHref: (to: string | object) => (typeof to === "string" ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const EMPTY: CatalogueData = {
  kind: "catalogue",
  boxes: [],
  categories: [],
  category: undefined,
  slides: [],
  summary: undefined,
  config: {} as CatalogueData["config"],
};

it.each([
  [NavigationType.Push, "scrolls"],
  [NavigationType.Pop, "stays"],
])("for visitors who want to activate a policy by a %s: %s", (navigationType, done) => {
  const page = (
    <Router
      location={{ pathname: "/boxes", state: { toActivate: true } }}
      navigationType={navigationType}
      navigator={navigator}
    >
      <CatalogueScreen data={EMPTY} />
    </Router>
  );
  expect(renderToStaticMarkup(page)).toBe(done);
});
