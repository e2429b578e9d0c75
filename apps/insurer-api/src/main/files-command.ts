import { readConfig } from "#src/platform/config/config.ts";
import { type SweptFiles, sweepFiles } from "#src/platform/uploads/sweep-files.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

const STRANGERS =
  "The database and the file storage have no file in common: one of them is the wrong one. Nothing was changed.\n";

const report = ({ files, documents, uploads }: SweptFiles) =>
  [
    `files without a row, older than an hour: ${files}, removed`,
    `documents without a file: ${documents}, drawn again by the service`,
    `uploaded files that are lost: ${uploads}, to be sent again`,
  ].join("\n");

/** Compares the files with their rows, as the service does every hour, and mends what does not fit together. */
async function main(): Promise<number> {
  const swept = await withService(readConfig(process.env), sweepFiles);
  process.stdout.write(swept ? `${report(swept)}\n` : STRANGERS);
  return swept ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
