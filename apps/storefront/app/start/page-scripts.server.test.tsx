import { hash } from "node:crypto";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  ServerRouter,
} from "react-router";
import { expect, it } from "vitest";
import { allowPageScripts } from "./page-scripts.server.ts";
import { renderPage } from "./render-page.server.tsx";
import { SHOW_STATIC_HELP } from "./static-help.ts";
import { serverBuild } from "./testing/server-build.ts";

const NONCE = "known-to-this-rendering-only";

function hashOf(text: string): string {
  return `sha256-${hash("sha256", text, "base64")}`;
}

/** Texts of the scripts of a page, as parsed by a browser. */
function scriptsOf(html: string): string[] {
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
  const answer = await handle(new Request("http://site.example/"), new RouterContextProvider());
  return answer.text();
}

it("allows every script that React Router writes, and removes the nonce", async () => {
  const { html, scriptHashes } = allowPageScripts(await renderedPage(), NONCE);
  expect(scriptHashes.toSorted()).toEqual(scriptsOf(html).map(hashOf).toSorted());
  expect(scriptHashes.length).toBeGreaterThan(3);
  expect(html).not.toContain(NONCE);
});

it("blocks scripts and preloads until the page is started", async () => {
  const { html } = allowPageScripts(await renderedPage(), NONCE);
  for (const path of ["/manifest.js", "/entry.js", "/framework.js", "/root.js"]) {
    expect(html).toContain(`<link rel="later-modulepreload" fetchpriority="low" href="${path}"/>`);
  }
  expect(html).toContain('<script type="later-module" async="">import "/manifest.js"');
  const running = [...html.matchAll(/<script(?! type="later-)[^>]*>/g)];
  expect(running).toHaveLength(2);
});

it("finds the modules of a page from which its texts are read", async () => {
  expect(await renderedPage()).toContain('window.__reactRouterRouteModules = {"root":route0}');
});

it("blocks scripts in content", () => {
  const brought = "<script>brought()</script><script nonce=guessed>brought()</script>";
  const page = `<head></head>${brought}<script nonce="${NONCE}">own()</script>`;
  const { scriptHashes } = allowPageScripts(page, NONCE);
  expect(scriptHashes).toContain(hashOf("own()"));
  expect(scriptHashes).not.toContain(hashOf("brought()"));
});

it("marks browsers below the floor before it starts its scripts", async () => {
  const { html } = allowPageScripts(await renderedPage(), NONCE);
  expect(html).toContain(`<script>${SHOW_STATIC_HELP}</script><script>`);
  expect(html).toMatch(/<script>[^<]*sg:hydrated[^<]*<\/script><\/body><\/html>$/);
});
