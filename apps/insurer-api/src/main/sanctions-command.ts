import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { readConfig } from "#src/platform/config/config.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { readList } from "#src/screening/lists/read-list.ts";
import { proposeList } from "#src/screening/lists/sanctions-lists.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

const USAGE =
  "Write `pnpm run sanctions import FILE`: the consolidated list of the United Nations in XML, or a CSV with the columns name, aliases, birthDate, document.\n";
/** Who proposed a list of this command; a staff member confirms it at the desk. */
const CONSOLE = "console";

/** Imports a sanctions list and proposes it; it is used once a staff member confirms it at the desk. */
async function main([command, file]: readonly string[]): Promise<number> {
  if (command !== "import" || file === undefined) {
    process.stderr.write(USAGE);
    return 1;
  }
  const path = resolve(file);
  const reading = readList(await readFile(path));
  if (reading.kind === "refused") {
    for (const { row, code } of reading.errors) {
      process.stderr.write(`${row === 0 ? "File" : `Row ${row}`}: ${code}\n`);
    }
    process.stderr.write("Nothing was imported.\n");
    return 1;
  }
  const { list } = reading;
  const proposed = {
    id: randomUUID(),
    fileName: basename(path),
    list,
    by: CONSOLE,
    reason: CONSOLE,
  };
  await withService(readConfig(process.env), (service) => proposeList(service, proposed));
  process.stdout.write(
    `${list.entries.length} people are proposed. Confirm the list at the desk, under Sanctions list.\n`,
  );
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isOpen = error instanceof FailureError && error.code === "proposalOpen";
  const text = isOpen
    ? "Another list is proposed: confirm or reject it at the desk first."
    : explainStartFailure(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
