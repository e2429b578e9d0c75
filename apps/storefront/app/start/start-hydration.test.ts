// @vitest-environment jsdom
import { expect, it } from "vitest";
import { START_ID } from "./handoff.ts";

it("starts scripts of this site only", async () => {
  const own = "/assets/entry.js";
  const foreign = ["https://evil.example/a.js", "//evil.example/a.js", "/\\evil.example/a.js"];
  const listed = { modules: [...foreign, own], preloads: [...foreign, own] };
  document.body.innerHTML = `<script type="application/json" id="${START_ID}">${JSON.stringify(listed)}</script>`;
  await import("./start-hydration.ts");
  dispatchEvent(new Event("pointerdown"));
  const scripts = [...document.head.querySelectorAll("script")];
  const preloads = [...document.head.querySelectorAll("link")];
  expect(scripts.map(({ src }) => src)).toEqual([location.origin + own]);
  expect(preloads.map(({ href }) => href)).toEqual([location.origin + own]);
});
