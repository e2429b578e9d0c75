import {
  API_VERSION,
  type ContractShape,
  isBinary,
  responseExample,
  toWire,
  toWireKey,
} from "@sughurta/contracts/core";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { sendPage } from "#src/platform/http/html-page.ts";
import type { Platform } from "#src/platform/platform.ts";
import { openApiDocument } from "./openapi-document.ts";

const AUTH: Readonly<Record<string, string>> = {
  site: "site token",
  visitor: "access token of a person or a guest",
  service: "access token of the service account",
  none: "no token",
};

/** Properties of an endpoint that are not in the specification, in words. */
function extensionMarks({ extension, query }: ContractShape): string[] {
  if (extension === undefined) return [];
  if (extension === true) return ["extension"];
  const { request = [], response = [] } = extension;
  // Contracts contain a query in its wire form.
  const requested = query ? request : request.map(toWireKey);
  return [
    ...(request.length > 0 ? [`extension of the request: ${requested.join(", ")}`] : []),
    ...(response.length > 0
      ? [`extension of the response: ${response.map(toWireKey).join(", ")}`]
      : []),
  ];
}

const pretty = (value: unknown) => JSON.stringify(toWire(value), null, 2);

function example(title: string, value: unknown) {
  return value === undefined
    ? ""
    : html`<p class="muted">${title}</p><pre><code>${pretty(value)}</code></pre>`;
}

function entry(contract: ContractShape) {
  const { examples, files } = contract;
  const marks = [
    AUTH[contract.auth],
    contract.idempotent && "Idempotency-Key",
    contract.rateLimited && "limited",
    files && `multipart: ${files.parts.join(", ")}`,
    contract.source,
    ...extensionMarks(contract),
  ].filter(Boolean);
  const responses = Object.entries(contract.responses).map(([status, response]) =>
    isBinary(response)
      ? html`<p class="muted">${status}: ${response.binary}</p>`
      : example(`Response ${status}`, responseExample(contract, Number(status))),
  );
  return html`<article class="card" id="${contract.name}">
    <h2><code>${contract.method} ${contract.path}</code></h2>
    <p>${contract.summary}</p><p class="muted">${marks.join(" · ")}</p>
    <details><summary>Examples</summary>${example("Query", examples.query)}${example("Payload", examples.body)}${responses}</details>
  </article>`;
}

/** `/openapi.json` for machines and `/docs` for readers, both generated from the contracts. */
export function docsPages(
  service: Pick<Platform, "config">,
  contracts: readonly ContractShape[],
): (app: Hono<AppEnv>) => void {
  const title = `${service.config.brandName} API`;
  let document: unknown;
  return (app) => {
    app.get("/openapi.json", (context) => {
      document ??= openApiDocument(contracts, title);
      return context.json(document as object);
    });
    app.get("/docs", (context) => {
      const index = contracts.map(
        ({ name, method, path, summary }) =>
          html`<tr><td><a href="#${name}"><code>${method} ${path}</code></a></td><td>${summary}</td></tr>`,
      );
      const body = html`<p>Version ${API_VERSION}; every response names it in <code>X-Api-Version</code>. Keys travel in snake_case. A refusal carries <code>message</code>, <code>code</code>,
        <code>field_codes</code> and sentences by field in the language of <code>Accept-Language</code>
        (ru, tg, en). What is marked <em>extension</em>, a whole call or some of its keys, is ours: the specification
        does not know it. So are all keys of a refusal but <code>message</code> and the sentences by field. Machine-readable: <a href="/openapi.json">openapi.json</a></p>
        <section class="card"><table>${index}</table></section>${contracts.map(entry)}`;
      return sendPage(context, { language: "en", title, heading: title, wide: true, body });
    });
  };
}
