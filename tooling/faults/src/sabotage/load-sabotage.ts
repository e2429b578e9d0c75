import { registerHooks } from "node:module";
import { chosenSabotage, sabotaged } from "./sabotages.ts";

const sabotage = chosenSabotage();

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = sabotaged(sabotage, url, () => String(loaded.source));
    return source === undefined ? loaded : { ...loaded, source };
  },
});
