import { LANGUAGES } from "@sughurta/domain";
import { contrast, MIN_CONTRAST, parseColor } from "@sughurta/ui-kit/contrast";
import { describe, expect, it } from "vitest";
import { EMAIL_TEMPLATE } from "./email-template.ts";
import { type EmailBrand, type EmailContent, LAPIS, renderEmail } from "./render-email.ts";
import { compileEmailTemplate } from "./testing/compile-email-template.ts";

const BRAND: EmailBrand = {
  name: "Sughurta",
  colour: LAPIS,
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  trustedUrls: ["https://shop.example"],
};
const SOURCES = { band: "cid:band", mark: "cid:mark" };
const NUMBER = "7499391021";
const TEXT = `Hello MADINA,

We have received your payment.

Travel insurance
Policy number: ${NUMBER}
Paid: 17.44 TJS

Open your account:
https://shop.example/account

Check the policy:
https://shop.example/verify/${NUMBER}

Questions? Call +992 44 600 55 11, 5511.
Sughurta`;

const CONTENT: EmailContent = {
  language: "en",
  subject: `Your policy ${NUMBER}`,
  text: TEXT,
  about: {
    family: "trip",
    name: "Travel insurance",
    policy: { label: "Policy number", number: NUMBER },
  },
};

const render = (changes: Partial<EmailContent> = {}, brand = BRAND) =>
  renderEmail({ ...CONTENT, ...changes }, brand, SOURCES);

/** The visible words of a page. */
const getWords = (markup: string) =>
  markup
    .slice(markup.indexOf("</head>"))
    .replace(/<!--.*?-->/g, "")
    .replace(/<\/?(span|a)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("shows a legal name below the common one, once", () => {
  const names = { name: "MTPL", legalName: "Compulsory motor liability insurance" };
  const about = { family: "car" as const, ...names };
  const text = TEXT.replace("Travel insurance", `${names.name}\n${names.legalName}`);
  const words = getWords(render({ about, text }));
  expect(words).toMatch(/MTPL\s+Compulsory motor liability insurance/);
  expect(words.split(names.legalName)).toHaveLength(2);
});

it("says what the text says, and each fact of the head once", () => {
  const words = getWords(render());
  for (const line of TEXT.split("\n").filter((one) => one !== "" && !one.includes("://"))) {
    for (const piece of line.replace(/:$/, "").split(": ")) expect(words).toContain(piece);
  }
  expect(words.split(NUMBER)).toHaveLength(2);
  expect(words.match(/Travel insurance/g)).toHaveLength(1);
});

it("has one button, for the first link, and a link for each other address", () => {
  const markup = render();
  const links = Array.from(markup.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href]) => href);
  expect(links).toEqual([
    "tel:5511",
    "https://shop.example/account",
    `https://shop.example/verify/${NUMBER}`,
    "tel:+992446005511",
    "tel:5511",
  ]);
  expect(markup.match(/class="side action"/g)).toHaveLength(1);
});

it.each(LANGUAGES)("is in %s, from left to right, with every placeholder filled", (language) => {
  const markup = render({ language });
  expect(markup).toContain(`<html lang="${language}" dir="ltr"`);
  expect(markup).not.toMatch(/\{\{|undefined|<!--(part|item)/);
});

it("requests nothing: its images are attached, and it has no font, script or style file", () => {
  const markup = render();
  const sources = Array.from(markup.matchAll(/<img [^>]*src="([^"]*)"/g), ([, source]) => source);
  expect(sources).toEqual(["cid:mark", "cid:band"]);
  expect(markup).not.toMatch(/@import|url\(|<link|<script|srcset|background="/);
  expect(markup.match(/<img /g)).toHaveLength(markup.match(/<img [^>]*alt="/g)?.length ?? 0);
});

it("shows names and remarks as they were typed", () => {
  const name = `<b>Ann</b> & "Co" ' {{link}} $& <img src=x onerror=alert(1)>`;
  const markup = render({ text: TEXT.replace("MADINA", () => name), subject: name });
  expect(markup).toContain(
    "&lt;b&gt;Ann&lt;/b&gt; &amp; &quot;Co&quot; &#39; {{link}} $&amp; &lt;img src=x onerror=alert(1)&gt;",
  );
  expect(markup).not.toMatch(/<b>|<img src=x/);
});

it.each([
  "https://shop.example.evil.example/pay",
  "https://evil.example/https://shop.example/",
  "http://shop.example/account",
])("shows %s as an address, not as a button with a label", (url) => {
  const text = TEXT.replace("https://shop.example/account", url);
  const words = getWords(render({ text }));
  expect(words).toContain(`Open your account: ${url}`);
});

it("has the text after the greeting as its preview", () => {
  const [, preview] = /<div style="display:none[^>]*>(.*?)<\/div>/.exec(render()) ?? [];
  expect(preview).toMatch(/^We have received your payment\./);
});

it("uses tables for layout only, and a heading of its own", () => {
  const markup = render().replace(/<!--.*?-->/g, "");
  for (const [table] of markup.matchAll(/<table[^>]*>/g)) {
    expect(table).toContain('role="presentation"');
  }
  expect(markup.match(/<h1/g)).toHaveLength(1);
});

it("stays below the size at which Gmail cuts an email, with every long value", () => {
  const item = `– ${"Покрытие страхового полиса ".repeat(10)}`;
  const text = TEXT.replace("Open your", `${Array(40).fill(item).join("\n")}\n\nOpen your`);
  expect(Buffer.byteLength(render({ language: "ru", text }))).toBeLessThan(100_000);
});

describe("the colours of a brand", () => {
  it.each([LAPIS, "#0f766e", "#ffd400", "#101010", "#ffffff"])("are readable for %s", (colour) => {
    const markup = render({}, { ...BRAND, colour });
    const [, action = ""] = /bgcolor="(#[0-9a-f]{6})" role/.exec(markup) ?? [];
    const [, dark = ""] = /\.action a \{ background: (#[0-9a-f]{6})/.exec(markup) ?? [];
    const ratio = (first: string, second: string) => {
      const [a, b] = [parseColor(first), parseColor(second)];
      return a && b ? contrast(a, b) : 0;
    };
    expect(ratio(action, "#ffffff")).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    expect(ratio(dark, "#101522")).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    expect(ratio(dark, "#1b1e26")).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
  });
});

it("is rendered by the compiled layout of its source", async () => {
  expect(EMAIL_TEMPLATE === (await compileEmailTemplate())).toBe(true);
});
