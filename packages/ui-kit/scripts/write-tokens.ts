import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toDesignTokens } from "../src/tokens/design-tokens.fixture.ts";
import { readTokens } from "../src/tokens/token-css.fixture.ts";

const { base, dark } = readTokens();
const file = join(import.meta.dirname, "../tokens.json");
writeFileSync(file, `${JSON.stringify(toDesignTokens(base, dark), null, 2)}\n`);
