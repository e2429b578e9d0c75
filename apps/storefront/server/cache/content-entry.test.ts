import { describe, expect, it } from "vitest";
import { sanitizeContent, sanitizeJson } from "./content-entry.ts";

describe("content", () => {
  it("keeps the markup of an article", () => {
    const html = '<h2>Шаги</h2><p>Звоните <a href="tel:5511">5511</a></p><ul><li>раз</li></ul>';
    expect(sanitizeContent(html)).toBe(html);
  });

  it.each([
    ["<script>alert(1)</script>", ""],
    ['<p onclick="x()" style="color:red" class="a">t</p>', "<p>t</p>"],
    ['<a href="javascript:alert(1)">t</a>', "<a>t</a>"],
    ['<a href="//evil.example">t</a>', "<a>t</a>"],
    ['<img src="https://evil.example/x.png" onerror="x()">', ""],
    ['<iframe src="https://evil.example"></iframe>', ""],
    ["<svg><script>x</script></svg>", ""],
    [
      '<ul class="not-covered sg-button"><li>t</li></ul>',
      '<ul class="not-covered"><li>t</li></ul>',
    ],
    ["<h1>t</h1><h3>u</h3>", "<h2>t</h2><h3>u</h3>"],
    ['<h3 class="x">t</h3><h4>u</h4>', "<h2>t</h2><h3>u</h3>"],
  ])("turns %s into %s", (html, clean) => {
    expect(sanitizeContent(html)).toBe(clean);
  });

  it("removes `opener` from external links", () => {
    expect(sanitizeContent('<a href="https://a.example">t</a>')).toBe(
      '<a href="https://a.example" rel="noopener noreferrer">t</a>',
    );
  });

  it("is sanitised at any depth, whatever the field is called, and plain text is unchanged", () => {
    const response = {
      data: [{ any: "<b onclick=x>a</b>", title: "A & B < C", price: 3, no: null }],
    };
    expect(sanitizeJson(response)).toEqual({
      data: [{ any: "<b>a</b>", title: "A & B < C", price: 3, no: null }],
    });
  });

  it("does not break lines inside a figure, and leaves phones and addresses unchanged", () => {
    const response = {
      title: "До 5 000 метров",
      desc: '<p>15 000 TJS, 1 200 000 и 2 000</p><a href="tel:+992 446 005">446 005</a>',
      phone: "+992 446 005 511",
      hours: "8:00 120",
    };
    expect(sanitizeJson(response)).toEqual({
      title: "До 5\u00A0000 метров",
      desc: '<p>15\u00A0000 TJS, 1\u00A0200\u00A0000 и 2\u00A0000</p><a href="tel:+992 446 005">446\u00A0005</a>',
      phone: "+992 446 005 511",
      hours: "8:00 120",
    });
  });

  it("removes forbidden link targets, also in link fields", () => {
    const slide = { buttonLink: "/\\evil.example", button_add_link: "javascript:x()", id: 1 };
    expect(sanitizeJson([slide, { link: "/boxes" }])).toEqual([
      { buttonLink: "", button_add_link: "", id: 1 },
      { link: "/boxes" },
    ]);
  });
});
