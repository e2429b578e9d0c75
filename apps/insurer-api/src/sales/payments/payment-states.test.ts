import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import type { PaymentState } from "#src/platform/database/schema/sales.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { openTemplate } from "#src/testing/database-template.ts";
import { canBecome, PAYMENT_STATES, WAITING_STATES } from "./payment-states.ts";

const STATES = Object.keys(PAYMENT_STATES) as PaymentState[];
const ENDS = STATES.filter((state) => !WAITING_STATES.includes(state));

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTemplate();
});
afterAll(() => handle.close());

it("matches the table in the database", async () => {
  const edges = await queryRows<{ from_state: string; to_state: string }>(
    handle.db,
    sql`select from_state, to_state from state_edge where machine = 'payment' and from_state <> ''`,
  );
  const inDatabase = edges.map(({ from_state, to_state }) => `${from_state} ${to_state}`);
  const inCode = Object.entries(PAYMENT_STATES).flatMap(([from, next]) =>
    next.map((to) => `${from} ${to}`),
  );
  expect(inDatabase.sort()).toEqual(inCode.sort());
});

describe("a pending payment", () => {
  it.each(WAITING_STATES)("can reach a final state: %s", (state) => {
    const reached = new Set<PaymentState>([state]);
    for (const from of reached) for (const to of PAYMENT_STATES[from]) reached.add(to);
    expect(ENDS.filter((end) => reached.has(end))).not.toEqual([]);
  });
});

describe("a final state", () => {
  it("of a paid or refunded payment allows no transition", () => {
    expect(STATES.filter((from) => PAYMENT_STATES[from].length === 0)).toEqual([
      "paid",
      "refunded",
    ]);
  });

  it.each(ENDS.filter((state) => state !== "paid" && state !== "refunded"))(
    "without money accepts money that still arrives: %s",
    (state) => {
      expect(canBecome(state, "review")).toBe(true);
    },
  );
});
