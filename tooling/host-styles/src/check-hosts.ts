// Renders a host page and a shop of ours together, and compares the pictures with each of them alone; then renders
// every component in the columns, sidebars and modals of such pages.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DrawingBoard, OUR_STYLES } from "./drawing-board.ts";
import { HOST_SAMPLE } from "./host-sample.ts";
import { type Host, installHosts, type Theme } from "./host-styles.ts";
import { renderOurSample } from "./our-sample.ts";
import { tryPlaces } from "./places.ts";

const FOCUS = ["Tab", "Tab"];
/** One background for all: a component with a fractional height ends within a pixel. */
const NO_HOST = "<style>html body{margin:0;background:#fff}</style>";
const BRAND =
  "<style>.sughurta{--sg-brand-600:#0a5;--sg-font-sans:monospace;--sg-radius-card:0}</style>";

const folder = await mkdtemp(join(tmpdir(), "host-styles-"));
const pictures = join(tmpdir(), "host-styles-that-differ");
const ours = `<div class="page">${await renderOurSample()}</div>`;
const board = await DrawingBoard.open();
let failed = 0;

try {
  const hosts = await installHosts(folder);
  for (const theme of ["light", "dark"] as const) {
    const alone = await oursAlone(theme);
    for (const host of hosts) await beside(host, theme, alone);
  }
  await branded();
  for (const { name, problem } of await tryPlaces(board)) {
    tell(problem === undefined ? name : `${name}: ${problem}`, problem === undefined);
  }
} finally {
  await board.close();
  await rm(folder, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

function oursAlone(theme: Theme): Promise<Buffer> {
  const says = theme === "dark" ? 'data-theme="dark"' : "";
  return board.draw(page(NO_HOST + OUR_STYLES, ours, says), "#ours", FOCUS);
}

/** Either order of imports changes neither the host nor our components. */
async function beside(host: Host, theme: Theme, alone: Buffer): Promise<void> {
  const says = theme === "dark" ? host.saysDark : "";
  const style = `<style>${host.styles[theme]}</style>`;
  const hostAlone = await board.draw(page(style, HOST_SAMPLE, says), "#host");
  const orders = { before: style + OUR_STYLES, after: OUR_STYLES + style };
  for (const [order, head] of Object.entries(orders)) {
    const name = `${host.name}, ${theme}, imported ${order} ours`;
    const hostNow = await board.draw(page(head, HOST_SAMPLE, says), "#host");
    await same(`${name}: the host`, hostAlone, hostNow);
    const oursNow = await board.draw(page(head + NO_HOST, ours, says), "#ours", FOCUS);
    await same(`${name}: ours`, alone, oursNow);
  }
}

/** A brand and a font of the host apply wherever they are imported. */
async function branded(): Promise<void> {
  const plain = await board.draw(page(OUR_STYLES, ours), "#ours");
  const before = await board.draw(page(BRAND + OUR_STYLES, ours), "#ours");
  const after = await board.draw(page(OUR_STYLES + BRAND, ours), "#ours");
  await same("a brand, imported before and after ours", after, before);
  if ((await board.difference(plain, after)) === 0) tell("a brand changes nothing", false);
}

function page(head: string, body: string, says = ""): string {
  return `<!doctype html><html lang="ru" ${says}><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
}

async function same(name: string, expected: Buffer, actual: Buffer): Promise<void> {
  const pixels = await board.difference(expected, actual);
  tell(pixels === 0 ? name : `${name}: ${pixels} pixels differ, see ${pictures}`, pixels === 0);
  if (pixels === 0) return;
  await mkdir(pictures, { recursive: true });
  const file = join(pictures, name.replace(/\W+/g, "-"));
  await writeFile(`${file}-alone.png`, expected);
  await writeFile(`${file}-together.png`, actual);
}

function tell(sentence: string, isRight: boolean): void {
  console.log(`${isRight ? "ok    " : "FAILED"} ${sentence}`);
  if (!isRight) failed += 1;
}
