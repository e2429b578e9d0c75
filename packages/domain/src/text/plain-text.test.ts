import { expect, it } from "vitest";
import { isPlainText } from "./plain-text.ts";

it.each(["", "ОВД Сино", "опыт > 5 лет", "меньше <5 лет", "a < b", "кв. 5, «Сафар» & Ко"])(
  "%j is plain",
  (text) => {
    expect(isPlainText(text)).toBe(true);
  },
);

it.each([
  "<b>Сино</b>",
  "x<script>alert(1)</script>",
  "</p>",
  "<!-- -->",
  "<?php",
  "<IMG src=x onerror=1>",
  "\uFF1Cscript\uFF1E",
])("%j has markup", (text) => {
  expect(isPlainText(text)).toBe(false);
});
