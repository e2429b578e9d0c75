import { expect, it } from "vitest";
import { PageTexts } from "./page-texts.ts";

const texts = new PageTexts([
  "/assets/site-BMtYajlN.js",
  "/assets/site-ru-DFEwGKQa.js",
  "/assets/site-tg-CLpjhBDM.js",
  "/assets/box-order-ru-z-3rV_aB.js",
  "/assets/ru-DUwTxOgP.js",
  "/assets/site-ru-DFEwGKQa.js.br",
]);

it("knows the texts of a shared file in a language", () => {
  expect(texts.of("/assets/site-BMtYajlN.js", "ru")).toBe("/assets/site-ru-DFEwGKQa.js");
  expect(texts.of("/assets/site-BMtYajlN.js", "tg")).toBe("/assets/site-tg-CLpjhBDM.js");
  expect(texts.of("/assets/box-order-D8-z43rV.js", "ru")).toBe("/assets/box-order-ru-z-3rV_aB.js");
});

it("knows none for other scripts and languages", () => {
  expect(texts.of("/assets/site-BMtYajlN.js", "en")).toBeUndefined();
  expect(texts.of("/assets/rules-Bnzk1N13.js", "ru")).toBeUndefined();
  expect(texts.of("", "ru")).toBeUndefined();
});
