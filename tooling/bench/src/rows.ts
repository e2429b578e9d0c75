import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Row } from "@sughurta/bootstrap/print-table";
import * as z from "zod";

const PROGRAM = fileURLToPath(import.meta.resolve("@sughurta/insurer-api/testing/measure-rows"));
const GOAL_MS = 100;

/** Head of the table of {@link measureRows}. */
export const ROWS_HEAD: Row = ["page or call", "p50", "p95", `goal ≤ ${GOAL_MS}`, "processor"];

const measured = z.object({ name: z.string(), p50: z.number(), p95: z.number(), cpu: z.number() });

/** Response times of the desk's lists, an account's lists and lookups by number, with so many policies and ten messages each. */
export async function measureRows(policies: string): Promise<Row[]> {
  const child = spawn(process.execPath, [PROGRAM, policies], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const rows: Row[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const { name, p50, p95, cpu } = measured.parse(JSON.parse(line));
    rows.push([
      name,
      p50.toFixed(0),
      p95.toFixed(0),
      p95 <= GOAL_MS ? "" : "missed",
      cpu.toFixed(0),
    ]);
  }
  return rows;
}
