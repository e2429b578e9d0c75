import { expect, it } from "vitest";
import { emailBlocks } from "./email-blocks.ts";

const BRAND = "Sughurta";

it("reads text, facts, lists, links and the closing in their order", () => {
  const text = `Hello MADINA,

Travel insurance
Policy number: 7499391021
Paid: 17.44 TJS

Covers:
– Medical costs: up to 30,000 EUR
– The way home

Open your account:
https://shop.example/account

Call 5511.
${BRAND}`;
  expect(emailBlocks(text, BRAND)).toEqual([
    { kind: "text", text: "Hello MADINA," },
    { kind: "text", text: "Travel insurance" },
    {
      kind: "facts",
      facts: [
        ["Policy number", "7499391021"],
        ["Paid", "17.44 TJS"],
      ],
    },
    { kind: "text", text: "Covers:" },
    { kind: "list", items: ["Medical costs: up to 30,000 EUR", "The way home"] },
    { kind: "link", label: "Open your account", url: "https://shop.example/account" },
    { kind: "closing", text: `Call 5511.\n${BRAND}` },
  ]);
});

it("keeps one line with a colon as text, and labels a lone address by itself", () => {
  const url = "https://shop.example/verify/1";
  expect(emailBlocks(`Reason: no document\n\nSee it there.\n${url}`, BRAND)).toEqual([
    { kind: "text", text: "Reason: no document" },
    { kind: "text", text: "See it there." },
    { kind: "link", label: url, url },
  ]);
});
