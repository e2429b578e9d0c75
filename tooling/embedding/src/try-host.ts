import type { Browser } from "@playwright/test";
import type { Host } from "./hosts.ts";
import { installedMegabytes } from "./installed-size.ts";
import { hasNginx } from "./nginx.ts";
import type { Tarballs } from "./package-managers.ts";
import { build, checkTypes, createProject, installShop, renderWithNode } from "./project.ts";
import type { HostReport, Outcome, Trial } from "./report.ts";
import { serve } from "./serve.ts";
import { buy, measureKilobytes } from "./visit.ts";

/** Address of the insurer to which the page's own server forwards requests. */
const OWN_SERVER = 'insurer="/insurer"';

/** Requirements of a trial without a column of their own. */
type Preparation = "installs" | "serves" | "weighs";

const LANGUAGES = ["ru", "tg", "en"];

/** A host, its address, and its partner. */
export interface Attempt {
  readonly host: Host;
  readonly origin: string;
  readonly key: string;
  readonly insurer: string;
  /** Secret of the host's own server, where it has one in between. */
  readonly secret: string;
  /** An empty folder. */
  readonly project: string;
  readonly tarballs: Tarballs;
  readonly browser: Browser;
}

/** Creates a host, installs the shop into it, builds, serves and buys; never throws. */
export async function tryHost(attempt: Attempt): Promise<HostReport> {
  const { host, origin, project, browser, insurer, secret } = attempt;
  if (host.server === "nginx" && !hasNginx()) return skipped(host);
  const problems: string[] = [];
  const outcomes = outcomesToCome(host);
  /** Runs steps one after another; completed ones have a result. */
  const tried = async <T>(trial: Trial | Preparation, work: () => Promise<T>) => {
    const begin = performance.now();
    const tell = (outcome: Outcome) => {
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      console.log(`${host.name}: ${trial} ${outcome}, ${seconds} s`);
      if (trial in outcomes) outcomes[trial as Trial] = outcome;
    };
    try {
      const result = await work();
      tell("yes");
      return { result };
    } catch (error) {
      tell("no");
      problems.push(`${host.name}, ${trial}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  };
  const report = (installedMb?: number, kilobytes?: number): HostReport => ({
    host,
    installedMb,
    outcomes,
    kilobytes,
    problems,
  });

  await createProject(host, project, {
    ...(host.server === "nginx" ? { 'insurer="https://sughurta.example"': OWN_SERVER } : {}),
    "https://sughurta.example": insurer,
    pk_test_somon: attempt.key,
  });
  let installedMb: number | undefined;
  if (host.manager !== "none") {
    if (!(await tried("installs", () => installShop(host, project, attempt.tarballs)))) {
      return report();
    }
    if (rendersParts(host)) installedMb = await installedMegabytes(project);
    await tried("types", () => checkTypes(host, project));
    if (!(await tried("builds", () => build(host, project)))) return report(installedMb);
  }
  const port = Number(new URL(origin).port);
  const serving = await tried("serves", () => serve(host, project, port, { insurer, secret }));
  if (!serving) return report(installedMb);
  try {
    const address = `${origin}${host.page}`;
    if (rendersParts(host)) {
      await tried("renders", async () => {
        await inEveryLanguage(() => renderWithNode(project));
        if (host.server !== "next") return;
        await inEveryLanguage((language) => preparedPage(`${origin}/${language}`));
        await expectPrices(`${origin}/ru/prices`);
      });
    }
    await tried("trip", () => buy(browser, host, address, "trip"));
    await tried("mtpl", () => buy(browser, host, address, "mtpl"));
    const weighed = await tried("weighs", () => measureKilobytes(browser, host, address));
    return report(installedMb, weighed?.result);
  } finally {
    await serving.result.close();
  }
}

/** False where the insurer's own site renders the parts, in frames of its elements. */
const rendersParts = ({ shows }: Host) => shows !== "elements";

/** "no" until it is tried. */
function outcomesToCome(host: Host): Record<Trial, Outcome> {
  const isBuilt = host.manager === "none" ? "–" : "no";
  const isRendered = rendersParts(host) ? "no" : "–";
  return { ...everywhere("no"), types: isBuilt, builds: isBuilt, renders: isRendered };
}

function everywhere(outcome: Outcome): Record<Trial, Outcome> {
  return { types: outcome, builds: outcome, renders: outcome, trip: outcome, mtpl: outcome };
}

function skipped(host: Host): HostReport {
  console.log(`${host.name}: skipped, there is no nginx here (Debian: apt-get install nginx)`);
  const outcomes = everywhere("skipped");
  return { host, installedMb: undefined, outcomes, kilobytes: undefined, problems: [] };
}

/** The root of the shop has to be in the rendered output, in its language. */
async function inEveryLanguage(render: (language: string) => Promise<string>): Promise<void> {
  for (const language of LANGUAGES) {
    const html = await render(language);
    const root = [...html.matchAll(/<div[^>]*class="sughurta[^>]*>/g)].map(([tag]) => tag);
    if (!root.some((tag) => tag.includes(`lang="${language}"`))) {
      throw new Error(`no shop in ${language}: ${html.slice(0, 2_000)}`);
    }
  }
}

/** A page whose server knows a trip and a car: it contains both prices. */
async function expectPrices(address: string): Promise<void> {
  const html = await preparedPage(address);
  const outputs = [...html.matchAll(/<output.*?<\/output>/gs)].map(([output]) => toText(output));
  const prices = outputs.filter((text) => /\d\s*(?:TJS|сомони)/.test(text));
  if (prices.length < 2) throw new Error(`not two prices: ${JSON.stringify(outputs)}`);
}

const toText = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("&nbsp;", " ");

/** A page whose server has called `prepareShop`: it contains the fields of the quick quotes. */
async function preparedPage(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const html = await response.text();
  if (!html.includes('role="combobox"')) throw new Error(`no field in ${html.slice(0, 2_000)}`);
  return html;
}
