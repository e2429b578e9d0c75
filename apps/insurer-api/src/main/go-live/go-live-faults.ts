import { FIRST_TEST_SERIAL, type PolicyType, policyNumberFrom } from "@sughurta/domain";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { ConfigError } from "@sughurta/server-kit";
import { count, gte, lt, lte } from "drizzle-orm";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { contentItem, listContent } from "#src/content/schema/content-table.ts";
import type { Seed } from "#src/content/schema/seed-types.ts";
import type { Config } from "#src/platform/config/config.ts";
import { currencyRate, TARIFF_LINES } from "#src/platform/database/schema/prices.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { absentScanner } from "#src/platform/files/file-scanner.ts";
import { getToday } from "#src/platform/platform.ts";
import { tariffKinds } from "#src/products/price/price-archive.ts";
import { offeredOperators } from "#src/sales/orders/orders.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Checked = Pick<
  Service,
  "config" | "db" | "now" | "providers" | "senders" | "till" | "store" | "scanner"
>;

const POLICY_TYPES = ["box", "car", "travel"] as const satisfies readonly PolicyType[];
/** Policy type of each tariff line. */
const POLICY_TYPE_OF = { travel: "travel", liability: "car", casco: "car" } as const;

/** The service cannot sell yet; the message has a line for each missing part. */
export class NotReadyToSellError extends Error {
  readonly code = "notReadyToSell";

  constructor(faults: readonly string[]) {
    super(["The service cannot sell yet:", ...faults.map((fault) => `- ${fault}`)].join("\n"));
  }
}

/** Throws if a service outside the sandbox would start with invented people, prices and offices. */
export function requireOwnSeed({ sandbox }: Config, seed: Seed | undefined): void {
  if (sandbox || !seed?.isDemonstration) return;
  throw new NotReadyToSellError([
    "SEED_MODULE is the demonstration. Name a module with the insurer's own content, or set SANDBOX=on.",
  ]);
}

/** First number of specimens; numbers have the same length, so that their order is that of texts. */
const FIRST_SPECIMEN = policyNumberFrom(FIRST_TEST_SERIAL);

/** Throws a `ConfigError` if a database of sales has specimens, or the reverse: they must not mix. */
export async function requireOneKindOfPolicy({
  config: { specimens },
  db,
}: Pick<Service, "config" | "db">): Promise<void> {
  const ofOtherKind = specimens
    ? lt(policy.number, FIRST_SPECIMEN)
    : gte(policy.number, FIRST_SPECIMEN);
  if ((await db.$count(policy, ofOtherKind)) === 0) return;
  throw new ConfigError([
    specimens
      ? "SPECIMENS is on, but the database has policies that were sold. Set DATA_DIR or DATABASE_URL to a database for specimens only, or SPECIMENS=off"
      : "The database has specimens of SPECIMENS=on. Set DATA_DIR or DATABASE_URL to the database of sales, or SPECIMENS=on",
  ]);
}

/** Throws if something is missing before a service may accept payments of the public. */
export async function requireReadyToSell(service: Checked): Promise<void> {
  const faults = await findGoLiveFaults(service);
  if (faults.length > 0) throw new NotReadyToSellError(faults);
}

/** Everything that is missing before a service may accept payments of the public, one line each, with the fix. */
export async function findGoLiveFaults(service: Checked): Promise<string[]> {
  const sold = await soldLines(service);
  const found = [
    await contentFaults(service, sold),
    sold.includes("travel") ? await rateFaults(service) : [],
    await portFaults(service, sold),
  ];
  return found.flat();
}

/** Lines without a tariff, with the fix; the other lines are sold. */
export async function unsoldLines(service: Pick<Service, "config" | "db" | "now">) {
  const sold = await tariffedLines(service);
  return TARIFF_LINES.filter((line) => !sold.includes(line)).map(
    (line) =>
      `There is no tariff of ${line}: it is not sold. Propose one at the desk, or load one with pnpm run content import.`,
  );
}

/** Boxes on sale whose policies have no terms; car programmes have documents of their own. */
export async function boxesWithoutTerms(service: Pick<Service, "config" | "db" | "now">) {
  const sold = await productsOn(service.db, getToday(service));
  return (await listContent(service.db, "box")).flatMap(({ productCode }) => {
    const found = sold.get(productCode);
    const lacksTerms = found?.onSale && found.insures !== "car" && found.terms === null;
    return lacksTerms
      ? [`${productCode} is on sale without terms. Add them to its box and import the content.`]
      : [];
  });
}

const tariffedLines = async (service: Pick<Service, "config" | "db" | "now">) => {
  const today = getToday(service);
  const lines = await Promise.all(
    TARIFF_LINES.map(async (line) =>
      (await tariffKinds[line].on(service.db, today)) ? [line] : [],
    ),
  );
  return lines.flat();
};

/** Policy types that are on sale today. */
async function soldLines(service: Checked): Promise<readonly PolicyType[]> {
  const products = await productsOn(service.db, getToday(service));
  const boxes = [...products.values()].filter((one) => one.onSale && one.priceDiram > 0);
  const lines = await tariffedLines(service);
  return POLICY_TYPES.filter((type) =>
    type === "box" ? boxes.length > 0 : lines.some((line) => POLICY_TYPE_OF[line] === type),
  );
}

/** Faults of the ports, outside the database. */
export async function portFaults(
  service: Checked,
  sold: readonly PolicyType[] = POLICY_TYPES,
): Promise<string[]> {
  const found = [
    providerFaults(service, sold),
    senderFaults(service),
    tillFaults(service),
    (await service.store.findFault()) ?? [],
    service.scanner === absentScanner ? ((await service.scanner.findFault()) ?? []) : [],
  ];
  return found.flat();
}

async function contentFaults({ db }: Checked, sold: readonly PolicyType[]): Promise<string[]> {
  const [items] = await db.select({ count: count() }).from(contentItem);
  if (items?.count === 0) {
    return [
      "There is no content. Load a folder with pnpm run content import, or set SEED_MODULE for the first start.",
    ];
  }
  return sold.length === 0
    ? [
        "Nothing is on sale. Put a box with a price on sale at the desk, or load tariffs with pnpm run content import.",
      ]
    : [];
}

async function rateFaults(service: Checked): Promise<string[]> {
  const rates = await service.db
    .selectDistinct({ currency: currencyRate.currency })
    .from(currencyRate)
    .where(lte(currencyRate.validFrom, getToday(service)));
  const known = rates.map(({ currency }) => currency);
  return TRAVEL_CURRENCIES.filter((currency) => !known.includes(currency)).map(
    (currency) =>
      `There is no exchange rate of ${currency}. Load one with pnpm run content import.`,
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

function providerFaults(service: Checked, sold: readonly PolicyType[]): string[] {
  const { providersFile, listener } = service.config.payments;
  const unreachable =
    providersFile !== undefined && listener === undefined
      ? [
          "PAYMENTS_PORT is missing: providers cannot tell of payments, and their buyers cannot come back. Set it, and PAYMENTS_URL.",
        ]
      : [];
  const offered = new Set(sold.flatMap((type) => offeredOperators(service, type)));
  const unpayable = sold
    .filter((type) => offeredOperators(service, type).length === 0)
    .map(
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
