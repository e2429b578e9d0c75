import { parseArgs } from "node:util";
import { printTable } from "@sughurta/bootstrap/print-table";
import { boxOnSale } from "@sughurta/faults/buyer";
import { measureBuilds } from "./builds.ts";
import { CALCULATION_HEAD, measureCalculations } from "./calculations.ts";
import { CODES_HEAD, measureCodes } from "./codes.ts";
import { measureCommands } from "./commands.ts";
import { componentBytes, styleBytes } from "./component-bytes.ts";
import { DOCUMENTS_HEAD, measureDocuments } from "./documents.ts";
import { EMBEDDED_HEAD, measureEmbedded, ORIGINS_HEAD } from "./embedded-weight.ts";
import { type Floor, startFloor } from "./floor.ts";
import { IDLE_HEAD, measureIdle } from "./idle.ts";
import { INTERACTIVE_HEAD, measureInteractive } from "./interactive.ts";
import { motorCalculations } from "./motor-calculations.ts";
import { measureMotorPage } from "./motor-page.ts";
import { measureOverload } from "./overload.ts";
import { measurePages, PAGE_HEAD, type Page, type Throttling } from "./pages.ts";
import { PHONE_PAGE_HEAD } from "./phone-page.ts";
import { measurePurchases } from "./purchases.ts";
import { measureRows, ROWS_HEAD } from "./rows.ts";
import { LOAD_HEAD, measureServer } from "./server-load.ts";
import { measureSignIn, SIGN_IN_HEAD, wrongCodesUntilLocked } from "./sign-in.ts";
import { type Stage, startStage } from "./stage.ts";
import { travelCalculations } from "./travel-calculations.ts";
import { measureTravelPage } from "./travel-page.ts";
import { measureTyping, TYPING_HEAD } from "./typing.ts";
import { measureUploads, UPLOADS_HEAD } from "./uploads.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    policies: { type: "string", default: "1000000" },
    only: { type: "string", default: "start,pages,server,purchases,travel,motor" },
    throttling: { type: "string", default: "simulate,devtools" },
  },
});
const asked = new Set(values.only.split(","));
const runs = Number(values.runs);
const throttlings = (["simulate", "devtools", "weak"] as const).filter((name) =>
  values.throttling.split(",").includes(name),
);

if (asked.has("builds")) printTable("Build, seconds", ["build", "s", "goal"], measureBuilds());
if (asked.has("commands")) {
  printTable("Commands, seconds", ["command", "s", "goal"], await measureCommands());
}
if (asked.has("codes")) printTable("Codes beside letters", CODES_HEAD, await measureCodes());
if (asked.has("typing")) {
  printTable("Typing in a form of 62 fields, CPU ×4", TYPING_HEAD, await measureTyping());
}
if (asked.has("idle")) {
  printTable("Without visitors, for a minute", IDLE_HEAD, await measureIdle());
}
if (asked.has("rows")) {
  printTable("A million policies, milliseconds", ROWS_HEAD, await measureRows(values.policies));
}
if (asked.has("components")) await printComponents();
if (asked.has("embedded")) {
  const { sizes, origins } = await measureEmbedded();
  printTable("The shop beside a page's React", EMBEDDED_HEAD, sizes);
  printTable("kB before a touch by package", ORIGINS_HEAD, origins);
}
const STAGED = [
  "start",
  "pages",
  "interactive",
  "server",
  "purchases",
  "documents",
  "sign-in",
  "uploads",
  "overload",
  "travel",
  "motor",
  "travel-page",
  "motor-page",
];
if (STAGED.some((part) => asked.has(part))) {
  const stage = await startStage();
  try {
    await measureStage(stage, throttlings);
  } finally {
    await stage.stop();
  }
}

async function measureStage(stage: Stage, chosen: readonly Throttling[]): Promise<void> {
  if (asked.has("start")) {
    printTable(
      "Start of the storefront",
      ["figure", "value", "goal"],
      [
        ["ms to the first page, compiled code kept", Math.round(stage.coldStartMs), "≤ 300"],
        ["MB after the first page", Math.round(stage.firstPageMb), "≤ 110"],
      ],
    );
  }
  if (asked.has("purchases")) {
    printTable("Whole purchases", ["figure", "value"], await measurePurchases(stage));
  }
  if (asked.has("documents")) {
    printTable("Prices beside documents", DOCUMENTS_HEAD, await measureDocuments(stage));
  }
  if (asked.has("sign-in")) {
    printTable("Signing in", SIGN_IN_HEAD, await measureSignIn(stage));
    const count = await wrongCodesUntilLocked(stage);
    printTable("SMS codes", ["figure", "value"], [["wrong codes until a code is locked", count]]);
  }
  if (asked.has("uploads")) {
    printTable("Files of a claim", UPLOADS_HEAD, await measureUploads(stage));
  }
  if (asked.has("overload")) {
    const rows = await measureOverload(stage);
    printTable("Three times as many visitors as fit", ["figure", "value", "goal"], rows);
  }
  if (asked.has("travel-page")) {
    printTable("Travel pages in a browser", PHONE_PAGE_HEAD, await measureTravelPage(stage));
  }
  if (asked.has("motor-page")) {
    printTable("Motor pages in a browser", PHONE_PAGE_HEAD, await measureMotorPage(stage));
  }
  if (asked.has("travel")) {
    const rows = await measureCalculations(stage, travelCalculations);
    printTable("Prices of trips", CALCULATION_HEAD, rows);
  }
  if (asked.has("motor")) {
    const rows = await measureCalculations(stage, motorCalculations);
    printTable("Prices of motor policies", CALCULATION_HEAD, rows);
  }
  if (!["server", "pages", "interactive"].some((part) => asked.has(part))) return;
  const floor = await startFloor(stage.logFolder);
  try {
    if (asked.has("server")) {
      printTable("Server, 20 connections, brotli", LOAD_HEAD, await measureServer(stage, floor));
    }
    if (asked.has("interactive")) {
      const rows = await measureInteractive(stage, floor, runs);
      printTable(`Interactive on a slow phone, median of ${runs}`, INTERACTIVE_HEAD, rows);
    }
    if (asked.has("pages")) {
      const rows = await measurePages(await listPages(stage, floor), runs, chosen);
      printTable(`Pages, Lighthouse mobile, median of ${runs}`, PAGE_HEAD, rows);
    }
  } finally {
    await floor.stop();
  }
}

async function listPages({ siteUrl }: Stage, floor: Floor): Promise<Page[]> {
  const { slug } = await boxOnSale(siteUrl);
  return [
    { name: "floor", url: floor.url, goalLcp: "" },
    { name: "home", url: `${siteUrl}/`, goalLcp: "≤ 1100" },
    { name: "/boxes", url: `${siteUrl}/boxes`, goalLcp: "≤ 1100" },
    { name: "/boxes/order", url: `${siteUrl}/boxes/order/${slug}`, goalLcp: "≤ 900" },
    { name: "/travel", url: `${siteUrl}/travel`, goalLcp: "≤ 1100" },
    { name: "/travel-order", url: `${siteUrl}/travel-order`, goalLcp: "≤ 900" },
    { name: "/rules", url: `${siteUrl}/rules`, goalLcp: "≤ 800" },
  ];
}

async function printComponents(): Promise<void> {
  for (const name of ["@sughurta/ui-kit", "@sughurta/forms"]) {
    const rows = (await componentBytes(name)).map(({ name, first, later }) => [name, first, later]);
    printTable(`${name}, bytes of each component alone`, ["component", "at once", "later"], rows);
  }
  const styles = await Promise.all(
    ["@sughurta/ui-kit/styles.css", "@sughurta/ui-kit/forms.css"].map(styleBytes),
  );
  const total = styles.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = styles.map(({ name, bytes }) => [name, bytes]);
  printTable("Styles of the kit, bytes", ["stylesheet", "bytes"], [...rows, ["total", total]]);
}
