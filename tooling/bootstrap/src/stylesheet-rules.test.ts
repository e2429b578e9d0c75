import { expect, it } from "vitest";
import { stylesheetProblems } from "./stylesheet-rules.ts";

it.each([
  ":where(.sughurta, .sughurta [data-theme=light]) { --sg-gap: 0 }",
  ':where(:is([data-theme="dark"], .dark) .sughurta:not([data-theme])) { --sg-gap: 0 }',
  '[data-theme="dark"] .sughurta:not([data-theme]) { --sg-gap: 0 }',
  ":is(.sughurta, #sg) .sg-button, :is(.sughurta, #sg#sg):where(html) { color: red }",
  "@media print { :is(.sughurta, #sg) .sg-card { color: red } }",
  "@keyframes sg-turn { to { rotate: 1turn } }",
  '@font-face { font-family: "Sughurta Onest"; src: url(a.woff2) }',
  ":is(.sughurta, #sg) { font-family: var(--sg-font-sans) }",
  "@container sg-layout (width < 40rem) { .sughurta .sg-card { color: red } }",
  "@media (width >= 40rem) { .sughurta .sg-dialog__head { color: red } }",
  "@media (max-width: 60rem) { .sughurta:where(html):has(.sg-card) { color: red } }",
  ".sughurta .sg-bubble { max-inline-size: 100vi }",
  ".sughurta:where(html) { --sg-layout-percent: 1vw }",
  '@property --sg-rem { syntax: "<length>" }',
])("allows rules below the root: %s", (css) => {
  expect(stylesheetProblems(css)).toEqual([]);
});

it.each([
  [":root { color: red }", ":root reaches out of .sughurta"],
  [":is(.sughurta, #sg) a, h2 { color: red }", "h2 reaches out of .sughurta"],
  ["html:has(.sughurta) { overflow: hidden }", "html:has(.sughurta) reaches out of .sughurta"],
  [".sughurta-old { color: red }", ".sughurta-old reaches out of .sughurta"],
  [
    ".sughurta .sg-a > * + * { color: red }",
    ".sughurta .sg-a > * + * restyles a page at each change of it",
  ],
  [
    "@layer base { .sughurta { color: red } }",
    "@layer is unknown to Chrome before 99: use :where()",
  ],
  [":where(h2) { color: red }", ":where(h2) reaches out of .sughurta"],
  ["@page { margin: 0 }", "@page is for a whole page"],
  ['@property --rem { syntax: "<length>" }', "@property --rem needs --sg-"],
  ["@keyframes turn { to { rotate: 1turn } }", "@keyframes turn needs sg-"],
  [".sughurta { --color: red }", "--color needs --sg-"],
  [
    "@media (min-width: 40rem) { .sughurta .sg-card { color: red } }",
    ".sughurta .sg-card asks for the width of the window: use @container sg-layout",
  ],
  [
    "@media print and (width < 40rem) { .sughurta .sg-card { color: red } }",
    ".sughurta .sg-card asks for the width of the window: use @container sg-layout",
  ],
  [
    ".sughurta .sg-card { padding: clamp(1rem, 2.5vw, 2rem) }",
    "padding: clamp(1rem, 2.5vw, 2rem) measures the window: use --sg-layout-percent",
  ],
  ["@font-face { font-family: Onest }", "font-family: Onest needs Sughurta"],
])("reports rules that affect another page: %s", (css, problem) => {
  expect(stylesheetProblems(css)).toEqual([problem]);
});
