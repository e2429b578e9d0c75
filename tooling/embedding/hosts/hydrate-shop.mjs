// Copied into an app: renders the shop as on a server and hydrates it as in a browser, with the app's React.
import { allContracts } from "@sughurta/contracts";
import { toWire } from "@sughurta/contracts/core";
import { InsurerShop, TravelQuickQuote } from "@sughurta/shop";
import { createElement, StrictMode } from "react";
import { renderToString } from "react-dom/server";

const LIMIT_MS = 20_000;
const PAUSE_MS = 50;
const INSURER = "https://sughurta.example";

const shop = createElement(
  StrictMode,
  null,
  createElement(
    InsurerShop,
    { insurer: INSURER, partnerKey: "pk_test_somon", rulesHref: "/rules", privacyHref: "/privacy" },
    createElement(TravelQuickQuote),
  ),
);
const html = renderToString(shop);

const { JSDOM } = await import(process.argv[2]);
const { window } = new JSDOM(`<main>${html}</main>`, {
  url: "https://agency.example/",
  pretendToBeVisual: true,
});
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name];
}
// Globals of Node that a browser's document only accepts from its own realm.
for (const name of ["navigator", "localStorage", "AbortController", "AbortSignal"]) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
const troubles = [];
console.error = (...said) => troubles.push(said.join(" "));

/** The insurer's site: every request gets the example response of its contract. */
globalThis.fetch = async ({ method, url }) => {
  const contract = allContracts.find((one) => one.method === method && INSURER + one.path === url);
  const [status = "404", body = {}] = Object.entries(contract?.examples.responses ?? {})[0] ?? [];
  return Response.json(toWire(body), { status: Number(status) });
};

const { hydrateRoot } = await import("react-dom/client");
hydrateRoot(document.querySelector("main"), shop, {
  onRecoverableError: (error) => troubles.push(String(error)),
});
const until = Date.now() + LIMIT_MS;
while (!document.querySelector("form [role=combobox]") && Date.now() < until) {
  await new Promise((done) => setTimeout(done, PAUSE_MS));
}
if (!document.querySelector("form [role=combobox]")) troubles.push(document.body.innerHTML);
if (troubles.length > 0) {
  console.log(troubles.join("\n").slice(0, 4_000));
  process.exit(1);
}
process.exit(0);
