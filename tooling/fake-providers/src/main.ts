import { writeFileSync } from "node:fs";
import {
  createAlif,
  createDushanbeCity,
  createMerchantProtocol,
  createPayler,
  serveFake,
} from "./index.ts";

/** Address of the shop's payments listener, and the file that its PAYMENT_PROVIDERS_FILE is to name. */
const [paymentsUrl = "http://127.0.0.1:3003", file = "payment-providers.json"] =
  process.argv.slice(2);

const payler = { key: "key", password: "password" };
const alif = { terminal: "terminal", password: "password" };
const city = { merchant: "merchant", secret: "secret" };
const merchant = { secret: "a secret of both sides, long enough" };
const returnUrl = `${paymentsUrl}/v1/payment/return/payler/`;

const [paylerAt, alifAt, cityAt, merchantAt] = await Promise.all([
  serveFake(createPayler({ ...payler, returnUrl })),
  serveFake(createAlif(alif)),
  serveFake(createDushanbeCity(city)),
  serveFake(createMerchantProtocol(merchant)),
]);

const providers = {
  payler: { adapter: "payler", url: paylerAt.url, ...payler },
  dc: { adapter: "alif", url: alifAt.url, gate: "korti_milli", ...alif },
  card_dc_city: { adapter: "dushanbe-city", url: cityAt.url, articul: "30", ...city },
  vaslpay: { adapter: "merchant-protocol", url: merchantAt.url, ...merchant },
  qr: {
    adapter: "payment-link",
    template: "https://wallet.example/?s={amount}&c={reference}",
  },
};
writeFileSync(file, JSON.stringify(providers, undefined, 2));
console.log(`Providers listen; the shop finds them by PAYMENT_PROVIDERS_FILE=${file}`);
