import { verifyAuditChain } from "#src/desk/audit/audit-chain.ts";
import { readConfig } from "#src/platform/config/config.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

/** Verifies the audit chain of the desk. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const { intact, lastHash, brokenAt } = await withService(config, ({ db }) =>
    verifyAuditChain(db),
  );
  if (brokenAt !== undefined) {
    process.stderr.write(`The record is broken at ${brokenAt}: ${intact} events before it fit.\n`);
    return 1;
  }
  process.stdout.write(`${intact} events fit; the last is ${lastHash || "–"}.\n`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
