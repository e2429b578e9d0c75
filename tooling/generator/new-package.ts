import { parseArgs } from "node:util";
import { writePackage } from "./src/write-package.ts";

const USAGE =
  "Usage: pnpm new:package <name> --level <0–4>   (for example: pnpm new:package offices --level 4)";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { level: { type: "string" } },
});

try {
  const folder = await writePackage({ name: positionals[0] ?? "", level: Number(values.level) });
  console.log(
    `Made ${folder}.\nNext: write its description, name what it needs under "dependencies" and itself in apps/docs/package.json, then run \`pnpm install\`.`,
  );
} catch (error) {
  console.error(error instanceof Error ? `${error.message}\n${USAGE}` : error);
  process.exitCode = 1;
}
