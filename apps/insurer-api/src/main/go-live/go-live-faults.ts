import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { count, lte } from "drizzle-orm";
import { contentItem } from "#src/content/content-table.ts";
import { productsOn } from "#src/content/price/product-on-day.ts";
import type { Seed } from "#src/content/seed-types.ts";
import type { Config } from "#src/platform/config/config.ts";
import { currencyRate } from "#src/platform/database/schema/currency-rate.ts";
import { absentScanner } from "#src/platform/files/file-scanner.ts";
import { todayOf } from "#src/platform/platform.ts";
import { offeredOperators } from "#src/sales/payment/offered-operators.ts";
import type { Service } from "#src/sales/service.ts";

type Checked = Pick<
  Service,
  "config" | "db" | "now" | "providers" | "senders" | "till" | "store" | "scanner"
>;

const POLICY_TYPES = ["box", "car", "travel"] as const;

/** The service cannot sell yet; its message has a line for each thing that is missing. */
export class NotReadyToSellError extends Error {
  readonly code = "notReadyToSell";

  constructor(faults: readonly string[]) {
    super(["The service cannot sell yet:", ...faults.map((fault) => `- ${fault}`)].join("\n"));
  }
}

/** Throws where a service without the sandbox is to begin with invented people, prices and offices. */
export function requireOwnSeed({ sandbox }: Config, seed: Seed | undefined): void {
  if (sandbox || !seed?.isDemonstration) return;
  throw new NotReadyToSellError([
    "SEED_MODULE is the demonstration. Name a module with the insurer's own content, or set SANDBOX=on.",
  ]);
}

/** Throws where something is missing before a service may take money of the public. */
export async function requireReadyToSell(service: Checked): Promise<void> {
  const faults = await findGoLiveFaults(service);
  if (faults.length > 0) throw new NotReadyToSellError(faults);
}

/** What is missing before a service may take money of the public, a line with what to do for each. */
export async function findGoLiveFaults(service: Checked): Promise<string[]> {
  const found = [
    await contentFaults(service),
    await rateFaults(service),
    await portFaults(service),
  ];
  return found.flat();
}

/** The part of it that does not stand in the database. */
export async function portFaults(service: Checked): Promise<string[]> {
  const found = [
    providerFaults(service),
    senderFaults(service),
    tillFaults(service),
    (await service.store.findFault()) ?? [],
    service.scanner === absentScanner ? ((await service.scanner.findFault()) ?? []) : [],
  ];
  return found.flat();
}

async function contentFaults(service: Checked): Promise<string[]> {
  const { db } = service;
  const [items] = await db.select({ count: count() }).from(contentItem);
  const products = await productsOn(db, todayOf(service));
  const sold = [...products.values()].filter((one) => one.onSale && one.priceDiram > 0);
  if (items?.count === 0) {
    return ["There is no content. Fill the new database with SEED_MODULE at its first start."];
  }
  return sold.length === 0 ? ["No box is on sale. Put one with a price on sale at the desk."] : [];
}

async function rateFaults(service: Checked): Promise<string[]> {
  const rates = await service.db
    .selectDistinct({ currency: currencyRate.currency })
    .from(currencyRate)
    .where(lte(currencyRate.validFrom, todayOf(service)));
  const known = rates.map(({ currency }) => currency);
  return TRAVEL_CURRENCIES.filter((currency) => !known.includes(currency)).map(
    (currency) => `There is no exchange rate of ${currency}. Add a row to currency_rate.`,
  );
}

function senderFaults({ senders }: Checked): string[] {
  const mail =
    "No sender of mail is set: nobody gets a policy by email. Set MAIL_URL and MAIL_FROM.";
  const sms = "No sender of SMS is set: nobody gets a code to sign in. Set SMS_URL.";
  return [...(senders.mail ? [] : [mail]), ...(senders.sms ? [] : [sms])];
}

function tillFaults({ till }: Checked): string[] {
  return till
    ? []
    : [
        "No till is set: the law wants a fiscal receipt of every payment. Set FISCAL_URL and FISCAL_SECRET.",
      ];
}

function providerFaults(service: Checked): string[] {
  const { providersFile, listener } = service.config.payments;
  const unreachable =
    providersFile !== undefined && listener === undefined
      ? [
          "PAYMENTS_PORT is missing: providers cannot tell of payments, and their buyers cannot come back. Set it, and PAYMENTS_URL.",
        ]
      : [];
  const offered = new Set(POLICY_TYPES.flatMap((type) => offeredOperators(service, type)));
  const unpayable = POLICY_TYPES.filter((type) => offeredOperators(service, type).length === 0).map(
    (type) =>
      `Nobody can pay for ${type}: no payment operator has a provider. Name one in PAYMENT_PROVIDERS_FILE.`,
  );
  const missing = [...offered]
    .filter((operator) => !service.providers.has(operator))
    .map(
      (operator) =>
        `No provider is set for the payment operator ${operator}. Name one in PAYMENT_PROVIDERS_FILE, or leave it out of PAYMENT_OPERATORS_BOX, _CAR and _TRAVEL.`,
    );
  return [...unreachable, ...unpayable, ...missing];
}
