/** Writes src/countries/countries.generated.ts from CLDR: `pnpm generate:countries`. */
import { writeFileSync } from "node:fs";
import { countryNameRows } from "./country-name-rows.ts";

const rows = countryNameRows().map((row) => `  ${JSON.stringify(row)},`);
const source = `// Written by scripts/generate-countries.ts from CLDR (Unicode-3.0 licence).

/** Code, English, Russian and Tajik name of each ISO 3166-1 country and territory. */
export const COUNTRY_NAMES: readonly (readonly [string, string, string, string])[] = [
${rows.join("\n")}
];
`;

writeFileSync(new URL("../src/countries/countries.generated.ts", import.meta.url), source);
