import { hydrate } from "./start/hydrate.tsx";
import { createTrustedTypesPolicy } from "./start/trusted-types.ts";

createTrustedTypesPolicy();
await hydrate();
