import { registerHooks } from "node:module";
import { SABOTAGE_SETTING, SABOTAGES } from "./sabotages.ts";

const sabotage = SABOTAGES[process.env[SABOTAGE_SETTING] ?? ""];
if (!sabotage)
  throw new Error(`${SABOTAGE_SETTING} is none of ${Object.keys(SABOTAGES).join(", ")}`);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(`/insurer-api/src/${sabotage.file}`)) return loaded;
    const source = String(loaded.source);
    if (source.split(sabotage.from).length !== 2) {
      throw new Error(`${sabotage.file} no longer says once: ${sabotage.from}`);
    }
    return { ...loaded, source: source.replace(sabotage.from, () => sabotage.to) };
  },
});
