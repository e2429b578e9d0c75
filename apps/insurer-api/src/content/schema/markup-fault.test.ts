import { describe, expect, it } from "vitest";
import { markupFault } from "./markup-fault.ts";

describe("markup", () => {
  it.each([
    "",
    "Plain words, 5 &lt; 6 and 7 > 6",
    "<p>One<br>two</p><hr>",
    '<ul class="not-covered"><li>A <a href="/x?a>b">link</a></li></ul>',
    "<H3>Capitals</h3><!-- <p> a note -->",
    "<table><tr><td>1</td><td>2</td></tr></table>",
  ])("is valid: %s", (html) => {
    expect(markupFault(html)).toBeUndefined();
  });

  it.each([
    ["<p>One\n<p>two</p>", { fault: "unclosed", tag: "p", line: 1 }],
    ["<p>\n<b>One</p></b>", { fault: "unclosed", tag: "b", line: 2 }],
    ["One</p>", { fault: "unopened", tag: "p", line: 1 }],
    ["\n\n<script>alert(1)</script>", { fault: "unknown", tag: "script", line: 3 }],
    ["5 < 6", { fault: "bare", tag: "", line: 1 }],
    [
      '<p>\n<a href="javascript:alert(1)">x</a></p>',
      { fault: "link", tag: "javascript:alert(1)", line: 2 },
    ],
    ["<a href='//evil.example'>x</a>", { fault: "link", tag: "//evil.example", line: 1 }],
    ["<a title=x href=data:text/html,x>x</a>", { fault: "link", tag: "data:text/html,x", line: 1 }],
    ['<a href="boxes">x</a>', { fault: "link", tag: "boxes", line: 1 }],
    ['<p class="open>text</p>', { fault: "bare", tag: "", line: 1 }],
  ])("is invalid: %s", (html, fault) => {
    expect(markupFault(html)).toEqual(fault);
  });
});
