import { writeFileSync } from "node:fs";
import { serveFakes } from "./serve-fakes.ts";

/** Address of the shop's payments listener, and the file that its PAYMENT_PROVIDERS_FILE is to name. */
const [paymentsUrl = "http://127.0.0.1:3003", file = "payment-providers.json"] =
  process.argv.slice(2);

const { settings, origins } = await serveFakes(paymentsUrl);
writeFileSync(file, JSON.stringify(settings, undefined, 2));
console.log(`PAYMENT_PROVIDERS_FILE=${file}`);
console.log(`PAYMENT_ORIGINS=${[paymentsUrl, ...origins].join(",")}`);
