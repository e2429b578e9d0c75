// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { innerTarget, isPlainClick } from "./link-target.ts";

function target(html: string) {
  document.body.innerHTML = html;
  const link = document.querySelector("a");
  if (!link) throw new Error("no link");
  return innerTarget(link, window.location);
}

const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

describe("a link", () => {
  it.each([
    ['<a href="/boxes?page=2#x">t</a>', "/boxes?page=2#x"],
    ['<a href="/filesystem">t</a>', "/filesystem"],
    ['<a href="/" target="_self">t</a>', "/"],
  ])("%s is followed by the router", (html, path) => expect(target(html)).toBe(path));

  it.each([
    '<a href="https://evil.example/boxes">t</a>',
    '<a href="tel:5511">t</a>',
    '<a href="/boxes" target="_blank">t</a>',
    '<a href="/files/license.pdf">t</a>',
    '<a href="/v1/policy/1/document/">t</a>',
    '<a href="/sale/x/?lang=ru">t</a>',
    '<a href="/?lang=tg">t</a>',
    '<a href="#buy">t</a>',
    '<a href="/boxes" download>t</a>',
    '<a href="/boxes" data-native>t</a>',
    '<a href="/Boxes">t</a>',
    '<a href="/boxes/">t</a>',
    '<a href="/.//evil.example">t</a>',
  ])("%s is followed by the browser", (html) => expect(target(html)).toBeUndefined());

  it("ignores modified clicks", () => {
    expect(isPlainClick(click)).toBe(true);
    for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"]) {
      expect(isPlainClick({ ...click, [key]: true })).toBe(false);
    }
    expect(isPlainClick({ ...click, button: 1 })).toBe(false);
  });
});
