import { readConfig } from "#src/platform/config/config.ts";
import { replayWebhooks } from "#src/platform/webhook/replay-webhooks.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

const USAGE =
  "Write `pnpm run webhooks replay FROM [TO]`, with moments such as 2026-12-01 or 2026-12-01T09:30:00+05:00.\n";

/** Has what happened in a time sent to the insurer's own systems again. */
async function main([command, from, to]: readonly string[]): Promise<number> {
  const range = {
    from: new Date(from ?? ""),
    to: to === undefined ? new Date() : new Date(to),
  };
  const isRange = !Number.isNaN(range.from.getTime()) && !Number.isNaN(range.to.getTime());
  if (command !== "replay" || !isRange) {
    process.stderr.write(USAGE);
    return 1;
  }
  const config = readConfig(process.env);
  if (!config.webhook) {
    process.stderr.write("WEBHOOK_URL is not set: there is nobody to send to.\n");
    return 1;
  }
  const count = await withService(config, (service) => replayWebhooks(service, range));
  process.stdout.write(`${count} events are sent again by the service.\n`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
