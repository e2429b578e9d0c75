import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CatalogueBanner } from "./catalogue-banner.tsx";

vi.mock("@sughurta/content", () => ({
  BannerSlider: ({ autoplayMs }: { autoplayMs: number }) => `next after ${autoplayMs} ms`,
}));

it("shows each banner of the catalogue for 15 s (S0 §9)", () => {
  expect(renderToStaticMarkup(<CatalogueBanner slides={[]} />)).toBe("next after 15000 ms");
});
