import { readConfig } from "#src/platform/config/config.ts";
import { holdAfterRestore } from "./database-restores.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

/** Holds the deliveries of a restored database, before the service starts on it. */
async function main(): Promise<void> {
  const held = await withService(readConfig(process.env), holdAfterRestore);
  const lines = held.map(({ kind, count }) => `${kind}: ${count}\n`).join("");
  process.stdout.write(
    held.length > 0 ? `Held until staff decide at the desk:\n${lines}` : "Nothing waits.\n",
  );
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
