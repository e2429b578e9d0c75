/** A fault that is injected into insurer-api on purpose, in memory, when its sources are loaded. */
export interface Sabotage {
  readonly what: string;
  /** The file below `apps/insurer-api/src`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Suite that has to detect it: one of this folder with its options, or a test file of insurer-api. */
  readonly suite: readonly [file: string, ...options: string[]];
  /** Expected text in the report of the suite. */
  readonly foundBy: RegExp;
}

const faults = (engine: "embedded" | "server", row: string) =>
  ["run-faults.ts", "--times", "1", "--engine", engine, "--only", row] as const;

/** Valid requests of every endpoint, and those of a stranger, with few invalid ones. */
const fuzz = (requests = 200) => ["run-fuzz.ts", "--requests", String(requests)] as const;

/** A unit test of insurer-api that fails, in the words of Vitest. */
const testFails = (title: string) => new RegExp(`^\\s*[×✗] .*${title}`, "m");

/** A broken row, and the reason. */
const rowFails = (row: string, reason: string) =>
  new RegExp(`^\\| ${row} \\|.*\\| 0 of 1 \\|.*\\n\\|   \\| ${reason}`, "m");

/** Faults that each suite has to detect. */
export const SABOTAGES: Readonly<Record<string, Sabotage>> = {
  amounts: {
    what: "the amount of a webhook is trusted",
    file: "sales/payments/settle-payment.ts",
    from: "report.amountDiram !== payment.amountDiram || ",
    to: "",
    suite: faults("embedded", "a webhook with another amount"),
    foundBy: rowFails("a webhook with another amount", 'policy: "[^"]+" instead of ""'),
  },
  signatures: {
    what: "the signature of a webhook is trusted",
    file: "sales/payments/callback-signature.ts",
    from: "return timingSafeEqual(",
    to: "return true || timingSafeEqual(",
    suite: faults("embedded", "a forged webhook"),
    foundBy: rowFails("a forged webhook", "answer: 200 instead of 401"),
  },
  keys: {
    what: "the Idempotency-Key of a request is ignored",
    file: "platform/http/mount.ts",
    from: "const key = readIdempotencyKey(context.req.raw.headers);",
    to: "const key = undefined;",
    suite: faults("embedded", "double click on Buy"),
    foundBy: rowFails("double click on Buy", "orders: [2-4] instead of 1"),
  },
  messages: {
    what: "messages about a new policy are lost",
    file: "sales/notifications/policy-messages.ts",
    from: "const texts = messageTexts[language];",
    to: "if (number) return; const texts = messageTexts[language];",
    suite: faults("embedded", "no webhook ever arrives"),
    foundBy: /Broken invariants: .*a sold policy without its message/,
  },
  connections: {
    what: "a lost connection of the database ends the process",
    file: "platform/database/database.ts",
    from: 'client.on("error", onLost);',
    to: "",
    suite: faults("server", "orders in flight: Postgres ends its connections"),
    foundBy: rowFails(
      "orders in flight: Postgres ends its connections",
      "insurer-api ended by itself",
    ),
  },
  exception: {
    what: "an exception in the answer about a claim",
    file: "claims/status/claim-status-routes.ts",
    from: "const mine = await findOwnClaim(service, db, params.claimId, owner);",
    to: 'throw new TypeError("planted", { cause: await findOwnClaim(service, db, params.claimId, owner) });',
    suite: fuzz(1_500),
    foundBy: /GET \/v1\/claim\/[0-9a-f-]{36}\/\S* → 500/,
  },
  orders: {
    what: "any order is one's own",
    file: "sales/orders/orders.ts",
    from: "eq(order.owner, owner), ",
    to: "",
    suite: fuzz(),
    foundBy: /travelById → a stranger received 200/,
  },
  payers: {
    what: "a payment of another visitor's order is opened",
    file: "sales/payments/open-payment.ts",
    from: "found.owner !== request.owner || ",
    to: "",
    suite: fuzz(),
    foundBy: /createPayment → a stranger received 201/,
  },
  claims: {
    what: "any claim is one's own",
    file: "claims/own-claim.ts",
    from: "return and(eq(claim.id, claimId), or(eq(claim.owner, owner), exists(opened)));",
    to: "return or(eq(claim.id, claimId), exists(opened));",
    suite: fuzz(),
    foundBy: /claimStatus → a stranger received 200/,
  },
  prices: {
    what: "a price that has changed is sold without asking the buyer",
    file: "sales/orders/save-order.ts",
    from: "agreePrice(quote.price, form.sumPrem);",
    to: "agreePrice(quote.price, undefined);",
    suite: faults("embedded", "an order at another price"),
    foundBy: rowFails("an order at another price", "answer: 201 instead of 409"),
  },
  codes: {
    what: "an SMS code is accepted twice in a race",
    file: "identity/user/sms-codes.ts",
    from: "if (!used) throw wrongCode();\n  if (used.countsForStrangers)",
    to: "if (used?.countsForStrangers)",
    suite: ["src/identity/user/sms-code-race.test.ts"],
    foundBy: testFails("is accepted exactly once under concurrent requests"),
  },
  transfers: {
    what: "a link to a draft outlives its time",
    file: "sales/orders/draft-transfer.ts",
    from: "gt(draftTransfer.expiresAt, service.now()),",
    to: "",
    suite: ["src/sales/api/draft-routes.test.ts"],
    foundBy: testFails("expires after a quarter of an hour"),
  },
  rights: {
    what: "every role of the desk may do everything",
    file: "desk/access/permissions.ts",
    from: ".find((role) => roles.includes(role))",
    to: "[0]",
    suite: ["src/desk/rights.test.ts"],
    foundBy: testFails("are permitted for the role cashier as listed in the table"),
  },
  fourEyes: {
    what: "a price is confirmed at the desk by the person who proposed it",
    file: "platform/two-people/two-people.ts",
    from: "if (confirmedBy === by)",
    to: 'if (confirmedBy === "")',
    suite: ["src/desk/pages/price/prices.test.ts"],
    foundBy: testFails(
      "applies on the site and at checkout from its first day, after confirmation by a second person",
    ),
  },
};

/** Tells insurer-api which sabotage to load. */
export const SABOTAGE_SETTING = "SABOTAGE";

/** Settings with which insurer-api loads a sabotage. */
export function getSettings(name: string | undefined): Readonly<Record<string, string>> {
  if (name === undefined) return {};
  const hook = new URL("./load-sabotage.ts", import.meta.url).href;
  return { [SABOTAGE_SETTING]: name, NODE_OPTIONS: `--import=${hook}` };
}

/** The sabotage that this process is to load. */
export function chosenSabotage(): Sabotage {
  const sabotage = SABOTAGES[process.env[SABOTAGE_SETTING] ?? ""];
  if (sabotage) return sabotage;
  throw new Error(`${SABOTAGE_SETTING} is none of ${Object.keys(SABOTAGES).join(", ")}`);
}

/** The source of a file with the sabotage in it; `undefined` for every other file. */
export function sabotaged(
  { file, from, to }: Sabotage,
  path: string,
  read: () => string,
): string | undefined {
  if (!path.endsWith(`/insurer-api/src/${file}`)) return undefined;
  const source = read();
  if (source.split(from).length !== 2) throw new Error(`${file} does not contain once: ${from}`);
  return source.replace(from, () => to);
}
