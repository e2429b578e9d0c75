// Buys a trip, a compulsory motor policy and a box, makes a claim and signs in with each old engine, at 360 px.
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { printTable, type Row } from "@sughurta/bootstrap/print-table";
import { onStopSignal } from "@sughurta/bootstrap/stop-signals";
import { startTestSite } from "@sughurta/bootstrap/test-site";
import { ENGINE_VERSIONS, engineFolder } from "./engines.ts";
import { JOURNEYS, type Journey } from "./journeys.ts";
import { OldEngine } from "./old-engine.ts";
import { SCREEN } from "./old-page.ts";

const { values } = parseArgs({
  options: { engine: { type: "string" }, only: { type: "string" }, pictures: { type: "string" } },
});
const pictures = values.pictures ?? join(tmpdir(), "sughurta-old-browsers");
await mkdir(pictures, { recursive: true });
onStopSignal(() => process.exit(1));

const site = await startTestSite([]);
const rows: Row[] = [];
try {
  for (const version of values.engine ? [values.engine] : ENGINE_VERSIONS) {
    for (const journey of JOURNEYS) {
      if (values.only !== undefined && values.only !== journey.name) continue;
      rows.push([version, journey.name, await loadProblem(version, journey)]);
    }
  }
} finally {
  await site.stop();
}
printTable("Old engines", ["Chromium", "journey", "result"], rows);
console.log(`\nPictures: ${pictures}`);
process.exitCode = rows.some(([, , result]) => result !== "ok") ? 1 : 0;

/** Error of a journey, or `ok`. */
async function loadProblem(version: string, { name, run }: Journey): Promise<string> {
  const engine = await OldEngine.start(await engineFolder(version));
  const { page } = engine;
  const keep = async (of: string, picture: Buffer) => {
    const file = `${version}-${name}-${of}.png`.replaceAll(" ", "-");
    await writeFile(join(pictures, file), picture);
  };
  const picture = async (of: string) => {
    await keep(of, await page.picture());
    const width = Number(await page.evaluate("document.documentElement.scrollWidth"));
    if (width > SCREEN.width) throw new Error(`${of} is ${width} px wide`);
  };
  try {
    await run({ page, siteUrl: site.siteUrl, apiUrl: site.apiUrl, picture });
    return page.errors.length > 0 ? page.errors.join("; ") : "ok";
  } catch (error) {
    await keep("end", await page.picture("whole")).catch(() => {});
    return [error instanceof Error ? error.message : String(error), ...page.errors].join("; ");
  } finally {
    await engine.close();
  }
}
