import { createAlif } from "./alif.ts";
import { createDushanbeCity } from "./dushanbe-city.ts";
import type { FakeProvider } from "./fake-provider.ts";
import { createMerchantProtocol } from "./merchant-protocol.ts";
import { createPayler } from "./payler.ts";
import { serveFake } from "./serve-fake.ts";

const PAYLER = { key: "key-of-payler", password: "password-of-payler" };
const ALIF = { terminal: "terminal-of-alif", password: "password-of-alif" };
const CITY = { merchant: "merchant-of-the-city", secret: "secret-of-the-city" };
const MERCHANT = { secret: "a secret of both sides that is long enough" };

/** A provider for each operator, listening. */
export interface ServedFakes {
  readonly fakes: Readonly<Record<"payler" | "dc" | "card_dc_city" | "vaslpay", FakeProvider>>;
  /** Content of `PAYMENT_PROVIDERS_FILE` for them. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Their addresses. */
  readonly origins: readonly string[];
  /** Values that only the shop and its provider may see. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

/** Starts a provider for each operator; `paymentsUrl` is the address of the shop's own listener, for the return. */
export async function serveFakes(
  paymentsUrl: string,
  now: () => Date = () => new Date(),
): Promise<ServedFakes> {
  const returnUrl = `${paymentsUrl}/v1/payment/return/payler/`;
  const fakes = {
    payler: createPayler({ ...PAYLER, returnUrl }),
    dc: createAlif(ALIF),
    card_dc_city: createDushanbeCity(CITY),
    vaslpay: createMerchantProtocol({ ...MERCHANT, now }),
  };
  const [payler, alif, city, merchant] = await Promise.all([
    serveFake(fakes.payler),
    serveFake(fakes.dc),
    serveFake(fakes.card_dc_city),
    serveFake(fakes.vaslpay),
  ]);
  const served = [payler, alif, city, merchant];
  return {
    fakes,
    settings: {
      payler: { adapter: "payler", url: payler.url, ...PAYLER },
      dc: { adapter: "alif", url: alif.url, gate: "korti_milli", ...ALIF },
      card_dc_city: { adapter: "dushanbe-city", url: city.url, articul: "30", ...CITY },
      vaslpay: { adapter: "merchant-protocol", url: merchant.url, ...MERCHANT },
      qr: { adapter: "payment-link", template: "https://wallet.example/?s={amount}&c={reference}" },
    },
    origins: served.map(({ url }) => url),
    secrets: [PAYLER.password, ALIF.terminal, ALIF.password, CITY.secret, MERCHANT.secret],
    close: async () => {
      for (const { close } of served) await close();
    },
  };
}
