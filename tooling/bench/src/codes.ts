import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { median, type Row } from "@sughurta/bootstrap/print-table";
import * as z from "zod";

const run = promisify(execFile);
const PROGRAM = fileURLToPath(import.meta.resolve("@sughurta/insurer-api/testing/measure-codes"));

const delivery = z.object({
  codesMs: z.array(z.number()),
  lettersWaiting: z.number(),
  lettersPerSecond: z.number(),
});
const measured = z.object({ pglite: delivery, postgres: delivery });

/** Head of the table of {@link measureCodes}. */
export const CODES_HEAD: Row = [
  "a code behind 20,000 letters, ms",
  "p50",
  "largest",
  "goal",
  "letters/s beside it",
  "letters left",
];

/** Delay of a sign-in code while letters wait for the same provider, on both databases. */
export async function measureCodes(): Promise<Row[]> {
  const { stdout } = await run(process.execPath, [PROGRAM]);
  const { pglite, postgres } = measured.parse(JSON.parse(stdout));
  const row = (name: string, of: z.infer<typeof delivery>): Row => {
    const largest = Math.max(...of.codesMs);
    const figures = [median(of.codesMs), largest].map(Math.round);
    return [name, ...figures, "< 5000", of.lettersPerSecond, of.lettersWaiting];
  };
  return [row("embedded database", pglite), row("Postgres server", postgres)];
}
