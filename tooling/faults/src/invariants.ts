import type { TestEnvironment } from "./environment/test-environment.ts";

/** An invariant of the money: the query counts the rows that violate it. */
const INVARIANTS: readonly (readonly [what: string, sql: string])[] = [
  [
    "a paid order without its one policy",
    `select count(*) as broken from "order" o where state = 'paid'
     and (select count(*) from policy p where p.order_id = o.id) <> 1`,
  ],
  [
    "a policy of an order that is not paid",
    `select count(*) as broken from policy p join "order" o on o.id = p.order_id where o.state <> 'paid'`,
  ],
  [
    "an order with two paid payments",
    `select count(*) as broken from (
       select order_id from payment where state = 'paid' group by order_id having count(*) > 1
     ) twice`,
  ],
  [
    "a paid payment of another amount than its order",
    `select count(*) as broken from payment p join "order" o on o.id = p.order_id
     where p.state = 'paid' and p.amount_diram <> o.amount_diram`,
  ],
  [
    "a paid payment whose order is not paid",
    `select count(*) as broken from payment p join "order" o on o.id = p.order_id
     where p.state = 'paid' and o.state <> 'paid'`,
  ],
  [
    "two policies with one number",
    `select count(*) as broken from (select number from policy group by number having count(*) > 1) twice`,
  ],
  [
    "a sold policy without its message",
    `select count(*) as broken from policy p where order_id is not null
     and not exists (select 1 from outbox m where m.policy_number = p.number and m.channel = 'sms')`,
  ],
  [
    "a promo code used more often than it may be",
    `select count(*) as broken from coupon where use_limit is not null and used_count > use_limit`,
  ],
];

/** Queries the database; returns the violated invariants, by name, and the number of sales. */
export async function brokenInvariants(
  environment: Pick<TestEnvironment, "query">,
): Promise<{ sold: number; broken: readonly string[] }> {
  const union = INVARIANTS.map(([what, sql]) => `select '${what}' as what, broken from (${sql}) q`);
  const rows = await environment.query(union.join(" union all "));
  const [count] = await environment.query(
    `select count(*) as sold from policy where order_id is not null`,
  );
  return {
    sold: Number(count?.sold ?? 0),
    broken: rows.flatMap(({ what, broken }) =>
      Number(broken) > 0 ? [`${String(what)}: ${String(broken)}`] : [],
    ),
  };
}
