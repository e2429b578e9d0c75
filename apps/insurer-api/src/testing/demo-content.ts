import { DEMO_CONTENT } from "@sughurta/bootstrap/repository";
import { loadSeed } from "#src/main/seed/seed-all.ts";
import { parsePriceArchive } from "#src/products/price/price-archive.ts";

/** The demonstration content, with which tests start. */
export const seed = await loadSeed(DEMO_CONTENT);
export const { boxes, demoPolicies, demoUsers } = seed;

const { travel, liability, casco } = parsePriceArchive(seed.prices).tariffs;
if (!travel || !liability || !casco) throw new Error("The demonstration sells every line");
/** The figures of its tariffs. */
export const demoTariffs = { travel, liability, casco };
