import { readConfig } from "#src/platform/config/config.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { SEALED_COLUMNS } from "./go-live/sealed-columns.ts";
import { withService } from "./with-service.ts";

/**
 * Encrypts with the first key of `DRAFT_KEY` what an older one encrypted. Can be interrupted and repeated at any time:
 * rows of the first key are skipped. Fails if a text opens with none of the keys, since a key that is needed is missing.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const unreadable = await withService(config, async ({ db }) => {
    let lost = 0;
    for (const { about, reencrypt } of SEALED_COLUMNS) {
      const found = await reencrypt(db, config.secrets.draft, ({ current, old }) => {
        process.stderr.write(`${about}: ${current + old} read, ${old} encrypted again\n`);
      });
      process.stdout.write(
        `${about}: ${found.old} encrypted again, ${found.current} had the first key, ${found.unreadable} cannot be opened.\n`,
      );
      lost += found.unreadable;
    }
    return lost;
  });
  if (unreadable > 0) {
    process.stderr.write(
      `${unreadable} texts open with no key of DRAFT_KEY: do not remove a key. Add the key that is missing to the end of the list, and repeat.\n`,
    );
    return 1;
  }
  process.stdout.write("Everything has the first key: the others can be removed from DRAFT_KEY.\n");
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
