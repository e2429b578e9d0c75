import { measureEmbedded } from "./tmp-ew.ts";
const { sizes, origins } = await measureEmbedded();
console.log(sizes);
for (const row of origins.slice(0, Number(process.env.TOP ?? 90))) console.log(row.slice(1).join("\t"), row[0]);
