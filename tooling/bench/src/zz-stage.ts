import { startStage } from "./stage.ts";
import { boxOnSale } from "./box-on-sale.ts";
const s = await startStage();
const { slug } = await boxOnSale(s.siteUrl);
console.log(JSON.stringify({ url: s.siteUrl, slug, api: s.apiUrl }));
process.on("SIGTERM", async () => { await s.stop(); process.exit(0); });
setInterval(() => {}, 1e6);
