// @vitest-environment jsdom
import { expect, it } from "vitest";
import { sanitizeInBrowser } from "./trusted-types.ts";

it.each([
  ['<p>t <b>u</b> <a href="/x">v</a></p>', '<p>t <b>u</b> <a href="/x">v</a></p>'],
  ["<script>x()</script><p>t</p>", "<p>t</p>"],
  ['<img src="/files/a.svg" alt="a" onerror="x()">', '<img src="/files/a.svg" alt="a">'],
  ['<a href="javascript:x()">t</a>', "<a>t</a>"],
  ["<svg><path/></svg><math><mi>x</mi></math>", ""],
  ["<div><iframe></iframe><template><b>x</b></template></div>", "<div></div>"],
  ['<ul class="not-covered"><li>t</li></ul>', '<ul class="not-covered"><li>t</li></ul>'],
  ['<ul class="sg-button"><li>t</li></ul>', "<ul><li>t</li></ul>"],
  ['<form action="//evil.example"><input></form>', ""],
])("reduces %s to %s", (html, clean) => {
  expect(sanitizeInBrowser(html, (text) => text)).toBe(clean);
});
