import { brotliCompressSync } from "node:zlib";
import type { Browser, Route } from "@playwright/test";
import type { Row } from "@sughurta/bootstrap/print-table";
import { allContracts } from "@sughurta/contracts";
import { type ContractShape, toWire } from "@sughurta/contracts/core";
import type { Rolldown } from "vite";
import { bundleInMemory, getChunks, getStyles } from "./bundle-in-memory.ts";
import { phone, withChromium } from "./phone-page.ts";

/** A part of `@sughurta/shop` on a page of its own, beside the page's React. */
interface EmbeddedPart {
  readonly jsx: string;
  readonly names: readonly string[];
  readonly goal: string;
}

const PARTS: readonly EmbeddedPart[] = [
  { jsx: "<TravelQuickQuote />", names: ["TravelQuickQuote"], goal: "≤ 70" },
  { jsx: "<MotorQuickQuote />", names: ["MotorQuickQuote"], goal: "≤ 70" },
  { jsx: "<TravelOrder />", names: ["TravelOrder"], goal: "≤ 110" },
  { jsx: "<MtplOrder />", names: ["MtplOrder"], goal: "≤ 110" },
  { jsx: '<CascoOrder product="ECI" />', names: ["CascoOrder"], goal: "≤ 110" },
  { jsx: '<BoxOrder slug="schit-semi" />', names: ["BoxOrder"], goal: "≤ 110" },
];

const HOST = "https://shop.test";

/** Head of the tables of `measureEmbedded`. */
export const EMBEDDED_HEAD: Row = [
  "what",
  "scripts before a touch, kB",
  "with styles",
  "goal",
  "scripts on need, kB",
  "files",
];
/** Head of the table of bytes before the first interaction, by package. */
export const ORIGINS_HEAD: Row = ["package", ...PARTS.map(({ names }) => names.join())];

/** Bytes that a part loads in a browser before the first interaction, by the packages of the code. */
interface Weighed {
  readonly part: EmbeddedPart;
  readonly first: readonly Rolldown.OutputChunk[];
  readonly later: readonly Rolldown.OutputChunk[];
  readonly styles: string;
}

/** Scripts and styles of each part of the shop without React, brotli: shown in Chromium until the network is idle. */
export async function measureEmbedded(): Promise<{ sizes: Row[]; origins: Row[] }> {
  const weighed = await withChromium(async (browser) => {
    const all: Weighed[] = [];
    for (const part of PARTS) all.push(await weigh(browser, part));
    return all;
  });
  return {
    sizes: weighed.map(({ part, first, later, styles }) => [
      part.jsx,
      kilobytes(first.map(({ code }) => code)),
      kilobytes([...first.map(({ code }) => code), styles]),
      part.goal,
      kilobytes(later.map(({ code }) => code)),
      first.length,
    ]),
    origins: originRows(weighed),
  };
}

async function weigh(browser: Browser, part: EmbeddedPart): Promise<Weighed> {
  const bundle = await bundleInMemory(hostPage(part), "own-chunk");
  const chunks = getChunks(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? "";
  // Styled as for a visitor: content outside the viewport is not fetched.
  const styles = getStyles(bundle);
  const html = `<!doctype html><style>${styles}</style><body><script type="module" src="/${entry}"></script>`;
  const context = await phone(browser);
  const page = await context.newPage();
  const asked = new Set<string>();
  await page.route(`${HOST}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const chunk = chunks.find(({ fileName }) => fileName === path);
    if (!chunk) return respond(route, html);
    asked.add(path);
    await route.fulfill({ body: chunk.code, contentType: "text/javascript" });
  });
  await page.goto(HOST);
  await page.locator("input:visible, select:visible").first().waitFor();
  await page.waitForLoadState("networkidle");
  await context.close();
  const ours = chunks.filter(({ name }) => name !== "react");
  return {
    part,
    first: ours.filter(({ fileName }) => asked.has(fileName)),
    later: ours.filter(({ fileName }) => !asked.has(fileName)),
    styles,
  };
}

const hostPage = ({ jsx, names }: EmbeddedPart) => `
  import { createRoot } from "react-dom/client";
  import { InsurerShop, ${names.join(", ")} } from "@sughurta/shop";
  import "@sughurta/shop/all.css";
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <InsurerShop insurer="" partnerKey="pk_test" rulesHref="/rules" privacyHref="/privacy">${jsx}</InsurerShop>,
  );
`;

/** The page itself, or the example response of an endpoint's contract. */
function respond(route: Route, html: string): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const contract = allContracts.find(
    ({ method, path }) =>
      method === request.method() && toPattern(path).test(pathname) && pathname !== "/",
  );
  if (!contract) {
    return route.fulfill({ body: html, contentType: "text/html" });
  }
  const [status = "200", data] = firstExample(contract);
  // A token is sent in a header, which allows no ellipsis.
  const body = JSON.stringify(toWire(data)).replaceAll("…", "");
  return route.fulfill({ status: Number(status), body, contentType: "application/json" });
}

const firstExample = ({ examples }: ContractShape) => Object.entries(examples.responses)[0] ?? [];

const toPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);

function kilobytes(files: readonly string[]): string {
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).byteLength, 0);
  return (bytes / 1000).toFixed(1);
}

/** The share of a package in a chunk's compressed bytes is estimated from its minified ones. */
function originRows(weighed: readonly Weighed[]): Row[] {
  const sums = weighed.map(({ first }) => {
    const byPackage = new Map<string, number>();
    for (const { code, modules } of first) {
      const parts = Object.entries(modules);
      const whole = parts.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
      const compressed = brotliCompressSync(code).byteLength;
      for (const [id, { renderedLength }] of parts) {
        const bytes = whole === 0 ? 0 : (compressed * renderedLength) / whole;
        byPackage.set(getPackage(id), (byPackage.get(getPackage(id)) ?? 0) + bytes);
      }
    }
    return byPackage;
  });
  const heaviest = (name: string) => Math.max(...sums.map((sum) => sum.get(name) ?? 0));
  const names = [...new Set(sums.flatMap((sum) => [...sum.keys()]))];
  return names
    .sort((a, b) => heaviest(b) - heaviest(a))
    .map((name) => [name, ...sums.map((sum) => ((sum.get(name) ?? 0) / 1000).toFixed(1))]);
}

function getPackage(id: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  return library ?? /\/packages\/([^/]+)\//.exec(id)?.[1] ?? "the page";
}
