import { parseArgs } from "node:util";
import { readConfig } from "#src/platform/config/config.ts";
import { replayWebhooks } from "#src/platform/webhook/deliver-webhooks.ts";
import {
  INSURER_SYSTEMS,
  isSubscribed,
  partnerDestination,
} from "#src/platform/webhook/webhook-destinations.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

const USAGE =
  "Write `pnpm run webhooks replay FROM [TO] [--partner CODE]`, with moments such as 2026-12-01 or 2026-12-01T09:30:00+05:00.\n";

/** Delivers the events of a period again, to the insurer's own systems or to a partner. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { partner: { type: "string" } },
    allowPositionals: true,
  });
  const [command, from, to] = positionals;
  const { partner } = values;
  const range = {
    destination: partner === undefined ? INSURER_SYSTEMS : partnerDestination(partner),
    from: new Date(from ?? ""),
    to: to === undefined ? new Date() : new Date(to),
  };
  const isRange = !Number.isNaN(range.from.getTime()) && !Number.isNaN(range.to.getTime());
  if (command !== "replay" || !isRange) {
    process.stderr.write(USAGE);
    return 1;
  }
  const count = await withService(readConfig(process.env), async (service) =>
    (await isSubscribed(service, service.db, range.destination))
      ? replayWebhooks(service, range)
      : undefined,
  );
  if (count === undefined) {
    const setting =
      partner === undefined
        ? "WEBHOOK_URL is not set"
        : `${partner} has no address of a webhook at the desk`;
    process.stderr.write(`${setting}: there is nobody to send to.\n`);
    return 1;
  }
  process.stdout.write(`${count} events are sent again by the service.\n`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
