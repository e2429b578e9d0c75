import type { Browser } from "@playwright/test";
import type { Host } from "./hosts.ts";
import { installedMegabytes } from "./installed-size.ts";
import { hasNginx } from "./nginx.ts";
import type { Tarballs } from "./package-managers.ts";
import { build, checkTypes, createProject, installShop, renderWithNode } from "./project.ts";
import type { HostReport, Outcome, Trial } from "./report.ts";
import { serve } from "./serve.ts";
import { buy, kilobytesOf } from "./visit.ts";

/** Where the page finds the insurer that its own server passes calls on to. */
const OWN_SERVER = 'insurer="/insurer"';

const LANGUAGES = ["ru", "tg", "en"];

/** A host, its address, and whom it sells for. */
export interface Attempt {
  readonly host: Host;
  readonly origin: string;
  readonly key: string;
  readonly insurer: string;
  /** Of the host's own server, where it has one in between. */
  readonly secret: string;
  /** An empty folder. */
  readonly project: string;
  readonly tarballs: Tarballs;
  readonly browser: Browser;
}

/** Makes a host, installs the shop into it, builds, serves and buys; never throws. */
export async function tryHost(attempt: Attempt): Promise<HostReport> {
  const { host, origin, project, browser, insurer, secret } = attempt;
  if (host.server === "nginx" && !hasNginx()) return skipped(host);
  const problems: string[] = [];
  const outcomes = { installs: "–" as Outcome, ...everywhere("–") };
  const isWith = async (trial: keyof typeof outcomes, work: () => Promise<unknown>) => {
    const begin = performance.now();
    try {
      await work();
      outcomes[trial] = "yes";
    } catch (error) {
      outcomes[trial] = "no";
      problems.push(`${host.name}, ${trial}: ${error instanceof Error ? error.message : error}`);
    }
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`${host.name}: ${trial} ${outcomes[trial]}, ${seconds} s`);
    return outcomes[trial] === "yes";
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
    if (!(await isWith("installs", () => installShop(host, project, attempt.tarballs)))) {
      return report();
    }
    installedMb = await installedMegabytes(project);
    await isWith("types", () => checkTypes(project));
    if (!(await isWith("builds", () => build(project)))) return report(installedMb);
    await isWith("renders", async () => inEveryLanguage(() => renderWithNode(project)));
  }
  const serving = await serve(host, project, Number(new URL(origin).port), { insurer, secret });
  try {
    const address = `${origin}${host.page}`;
    if (host.server === "next") {
      await isWith("renders", () => inEveryLanguage((language) => textOf(`${origin}/${language}`)));
    }
    await isWith("trip", () => buy(browser, host, address, "trip"));
    await isWith("mtpl", () => buy(browser, host, address, "mtpl"));
    return report(installedMb, await kilobytesOf(browser, host, address));
  } finally {
    await serving.close();
  }
}

function everywhere(outcome: Outcome): Record<Trial, Outcome> {
  return { types: outcome, builds: outcome, renders: outcome, trip: outcome, mtpl: outcome };
}

function skipped(host: Host): HostReport {
  console.log(`${host.name}: skipped, there is no nginx here (Debian: apt-get install nginx)`);
  const outcomes = everywhere("skipped");
  return { host, installedMb: undefined, outcomes, kilobytes: undefined, problems: [] };
}

/** The root of the shop has to stand in what is rendered, in its language. */
async function inEveryLanguage(render: (language: string) => Promise<string>): Promise<void> {
  for (const language of LANGUAGES) {
    const html = await render(language);
    const root = [...html.matchAll(/<div[^>]*class="sughurta[^>]*>/g)].map(([tag]) => tag);
    if (!root.some((tag) => tag.includes(`lang="${language}"`))) {
      throw new Error(`no shop in ${language}: ${html.slice(0, 2_000)}`);
    }
  }
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
