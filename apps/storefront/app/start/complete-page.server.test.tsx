import { hash } from "node:crypto";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  ServerRouter,
} from "react-router";
import { expect, it } from "vitest";
import { PageStyles } from "#server/render/page-styles.ts";
import { completePage } from "./complete-page.server.ts";
import { renderPage } from "./render-page.server.tsx";
import { SHOW_STATIC_HELP } from "./static-help.ts";
import { serverBuild } from "./testing/server-build.ts";

const NONCE = "known-to-this-rendering-only";

const STYLES: Readonly<Record<string, string>> = {
  "/assets/shell.css": "h1{margin:0}",
  "/assets/home.css": ".a{color:red}",
};

const TEXTS: Readonly<Record<string, string>> = {
  "/assets/site-BMtYajlN.js": "/assets/site-tg-CLpjhBDM.js",
};

/** A page completed with these styles, as text. */
function completed(page: string, help = "<p>Позвоните</p>", end = "") {
  const styles = new PageStyles((path) => STYLES[path]);
  const getTexts = (script: string) => TEXTS[script];
  const { html, ...hashes } = completePage(page, { nonce: NONCE, help, styles, getTexts, end });
  return { html: html.toString(), ...hashes };
}

function computeHash(text: string): string {
  return `sha256-${hash("sha256", text, "base64")}`;
}

/** Texts of the scripts of a page, as parsed by a browser. */
function getScripts(html: string): string[] {
  return [...html.matchAll(/<script[^>]*>(?<text>.*?)<\/script>/gs)].map(
    ({ groups }) => groups?.text ?? "",
  );
}

function Page() {
  return (
    <html lang="en">
      <head />
      <body>
        <Scripts />
      </body>
    </html>
  );
}

/** A page of one route, rendered by React Router in the same way as ours. */
async function renderedPage() {
  const render = (request: Request, context: EntryContext) =>
    renderPage(<ServerRouter context={context} url={request.url} nonce={NONCE} />, (error) => {
      throw error;
    });
  const entry = {
    default: async (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
      new Response(await render(request, context)),
  };
  const build = serverBuild(entry, {
    root: { module: { default: Page, loader: () => "</script>" } },
  });
  const handle = createRequestHandler(build, "production");
  const response = await handle(new Request("http://site.example/"), new RouterContextProvider());
  return response.text();
}

it("allows every script that React Router writes, and removes the nonce", async () => {
  const { html, scriptHashes } = completed(await renderedPage());
  expect(scriptHashes.toSorted()).toEqual(getScripts(html).map(computeHash).toSorted());
  expect(scriptHashes.length).toBeGreaterThan(3);
  expect(html).not.toContain(NONCE);
});

it("blocks scripts until the page is started, and preloads them with the first frame", async () => {
  const { html } = completed(await renderedPage());
  for (const path of ["/manifest.js", "/entry.js", "/framework.js", "/root.js"]) {
    expect(html).toContain(`<link rel="later-modulepreload" fetchpriority="low" href="${path}"/>`);
  }
  expect(html).toContain('<script type="later-module" async="">import "/manifest.js"');
  const running = [...html.matchAll(/<script(?! type="later-)[^>]*>/g)];
  expect(running).toHaveLength(3);
});

it("finds the modules of a page from which its texts are read", async () => {
  expect(await renderedPage()).toContain('window.__reactRouterRouteModules = {"root":route0}');
});

it("blocks scripts in content", () => {
  const brought = "<script>brought()</script><script nonce=guessed>brought()</script>";
  const page = `${brought}<script nonce="${NONCE}">own()</script>`;
  const { html, scriptHashes } = completed(page);
  expect(scriptHashes).toContain(computeHash("own()"));
  expect(scriptHashes).not.toContain(computeHash("brought()"));
  expect(html).toBe(`${brought}<script type="later-text/javascript">own()</script>`);
});

it("marks browsers below the floor before it starts its scripts", async () => {
  const { html } = completed(await renderedPage());
  expect(html).toContain(`<script>${SHOW_STATIC_HELP}</script><script>`);
  expect(html).toMatch(/<script>[^<]*sg:hydrated[^<]*<\/script><\/body><\/html>$/);
});

it("inlines its stylesheets in order, and leaves links to others", () => {
  const link = (path: string) => `<link nonce="${NONCE}" rel="stylesheet" href="${path}"/>`;
  const paths = [...Object.keys(STYLES), "/assets/gone.css"];
  const page = `<title>Страхование</title>${paths.map(link).join("")}Полис`;
  const { html, styleHashes } = completed(page);
  expect(html).toBe(
    "<title>Страхование</title>" +
      "<style>h1{margin:0}</style>" +
      '<link rel="stylesheet" href="/assets/shell.css" type="text/plain"/>' +
      "<style>.a{color:red}</style>" +
      '<link rel="stylesheet" href="/assets/home.css" type="text/plain"/>' +
      '<link rel="stylesheet" href="/assets/gone.css"/>' +
      "Полис",
  );
  expect(styleHashes).toEqual(Object.values(STYLES).map(computeHash));
});

it("adds the static help in its place, and a copy at the end", () => {
  const page = '<body><noscript id="sf-static"></noscript><p>Полис</p></body></html>';
  const { html } = completed(page, "<p>$& Звоните</p>");
  expect(html).toContain('<body><noscript id="sf-static"><p>$& Звоните</p></noscript><p>Полис</p>');
  expect(html).toContain('<template id="sf-static-copy"><p>$& Звоните</p></template><script>');
});

it("adds no copy of the static help to a page without its place", () => {
  expect(completed("<body></body></html>").html).not.toContain("<template");
});

it("ends with further markup, which is no part of the application", async () => {
  const end = '<img src="/counts/visit" alt="" hidden>';
  const { html } = completed(await renderedPage(), "", end);
  const [, after = ""] = html.split(end);
  expect(after.replace(/<script>.*?<\/script>/gs, "")).toBe("</body></html>");
});

it("preloads the texts of a script with it, once", () => {
  const [script = "", texts] = Object.entries(TEXTS)[0] ?? [];
  const link = `<link nonce="${NONCE}" rel="modulepreload" href="${script}"/>`;
  const { html } = completed(`<html><head>${link}${link}</head><body>Полис</body></html>`);
  const preload = (path: string | undefined) =>
    `<link rel="later-modulepreload" fetchpriority="low" href="${path}"/>`;
  expect(html).toContain(`<head>${preload(script)}${preload(texts)}${preload(script)}<script>`);
});
