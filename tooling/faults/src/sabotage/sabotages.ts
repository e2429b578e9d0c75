/** A fault that is put into insurer-api on purpose, in memory, as its sources are loaded. */
export interface Sabotage {
  readonly what: string;
  /** The file below `apps/insurer-api/src`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The command that has to find it, with its options. */
  readonly suite: readonly string[];
  /** What the report of the suite has to say of it. */
  readonly foundBy: RegExp;
}

const faults = (engine: "embedded" | "server", row: string) =>
  ["run-faults.ts", "--times", "1", "--engine", engine, "--only", row] as const;

/** A row that is not kept, and why. */
const rowFails = (row: string, reason: string) =>
  new RegExp(`^\\| ${row} \\|.*\\| 0 of 1 \\|.*\\n\\|   \\| ${reason}`, "m");

/** What each suite has to find. */
export const SABOTAGES: Readonly<Record<string, Sabotage>> = {
  amounts: {
    what: "the amount of a notice is believed",
    file: "sales/payment/decide-payment.ts",
    from: "report.amountDiram !== payment.amountDiram || ",
    to: "",
    suite: faults("embedded", "a notice of another amount"),
    foundBy: rowFails("a notice of another amount", 'policy: "[^"]+" instead of ""'),
  },
  signatures: {
    what: "the signature of a notice is believed",
    file: "sales/payment/callback-signature.ts",
    from: "return timingSafeEqual(",
    to: "return true || timingSafeEqual(",
    suite: faults("embedded", "a forged notice"),
    foundBy: rowFails("a forged notice", "answer: 200 instead of 401"),
  },
  keys: {
    what: "the Idempotency-Key of a request is ignored",
    file: "platform/http/mount.ts",
    from: "const key = idempotencyKeyOf(context.req.raw.headers);",
    to: "const key = undefined;",
    suite: faults("embedded", "double click on Buy"),
    foundBy: rowFails("double click on Buy", "orders: [2-4] instead of 1"),
  },
  messages: {
    what: "messages about a new policy are lost",
    file: "sales/outbox/queue-policy-messages.ts",
    from: "const texts = messageTexts[language];",
    to: "if (number) return; const texts = messageTexts[language];",
    suite: faults("embedded", "no notice ever comes"),
    foundBy: /Broken invariants: .*a sold policy without its message/,
  },
  connections: {
    what: "a lost connection of the database ends the process",
    file: "platform/database/server-pool.ts",
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
    suite: ["run-fuzz.ts", "--requests", "1500"],
    foundBy: /GET \/v1\/claim\/[0-9a-f-]{36}\/\S* → 500/,
  },
};

/** Tells insurer-api which sabotage to load. */
export const SABOTAGE_SETTING = "SABOTAGE";

/** Settings with which insurer-api loads a sabotage. */
export function settingsOf(name: string | undefined): Readonly<Record<string, string>> {
  if (name === undefined) return {};
  const hook = new URL("./load-sabotage.ts", import.meta.url).href;
  return { [SABOTAGE_SETTING]: name, NODE_OPTIONS: `--import=${hook}` };
}
