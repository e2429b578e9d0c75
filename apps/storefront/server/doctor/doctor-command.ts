import { ConfigError, printFindings } from "@sughurta/server-kit";
import { readConfig } from "../config/config.ts";
import { examine } from "./examine.ts";

/** Checks the settings of the site and its access to insurer-api; prints one line per finding. */
try {
  process.exitCode = printFindings(await examine(readConfig(process.env)), "The site can start.");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`fault    ${error.message}\n`);
  process.exitCode = 1;
}
