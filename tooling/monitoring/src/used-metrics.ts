import { readFileSync } from "node:fs";

const file = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/** Suffixes of a histogram's name. */
const OF_HISTOGRAM = /_(bucket|sum|count)$/;

/** Names of the alerts, in the order of their file. */
export function alertNames(): string[] {
  return [...file("alerts.yaml").matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
}

/** The metrics of one application used by the alerts and the dashboard, without `up`, which Prometheus adds. */
export function usedMetrics(job: "insurer-api" | "storefront"): string[] {
  const asked = `${file("alerts.yaml")}\n${file("board.json").replaceAll('\\"', '"')}`;
  const lines = asked.split("\n").filter((line) => line.includes("{job"));
  const names = lines.flatMap((line) =>
    [...line.matchAll(/([a-z_][a-z\d_]*)\{job(?:="([a-z-]+)"|=~"([a-z|-]+)")/g)].flatMap(
      ([, name = "", one, several]) =>
        (one ?? several ?? "").split("|").includes(job) ? [name.replace(OF_HISTOGRAM, "")] : [],
    ),
  );
  return [...new Set(names)].filter((name) => name !== "up").sort();
}
