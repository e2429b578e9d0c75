import { DEMO_CONTENT } from "@sughurta/bootstrap/repository";
import { loadSeed } from "#src/main/seed/load-seed.ts";

/** What tests begin with: the demonstration's content. */
export const seed = await loadSeed(DEMO_CONTENT);
export const { boxes, demoPolicies, demoUsers } = seed;
