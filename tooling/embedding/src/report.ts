import type { Row } from "@sughurta/bootstrap/print-table";
import type { Host } from "./hosts.ts";

/** Trials of a host, in the order of their dependencies. */
export type Trial = "types" | "builds" | "renders" | "trip" | "mtpl";

/** Result of a trial: `–` where it does not apply to the host, "skipped" where this machine lacks a requirement. */
export type Outcome = "yes" | "no" | "–" | "skipped";

/** Results of a host. */
export interface HostReport {
  readonly host: Host;
  readonly installedMb: number | undefined;
  readonly outcomes: Readonly<Record<Trial, Outcome>>;
  readonly kilobytes: number | undefined;
  /** Sentences about every "no". */
  readonly problems: readonly string[];
}

/** The head of the table. */
export const COLUMNS: Row = [
  "Host",
  "React",
  "Installed with",
  "MB without React",
  "Types",
  "Builds",
  "Renders on the server",
  "Sells a trip, after Back from the bank",
  "Sells an MTPL, after a refused payment",
  "Scripts and styles, kB brotli",
];

/** A host's line of the table. */
export function toRow({ host, installedMb, outcomes, kilobytes }: HostReport): Row {
  const { types, builds, renders, trip, mtpl } = outcomes;
  const manager = host.manager === "none" ? "–" : host.manager;
  const megabytes = installedMb?.toFixed(1) ?? "–";
  return [
    host.name,
    host.react ?? "–",
    manager,
    megabytes,
    types,
    builds,
    renders,
    trip,
    mtpl,
    kilobytes?.toFixed(0) ?? "–",
  ];
}
