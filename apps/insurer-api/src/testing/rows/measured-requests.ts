import { claimStatus, myClaims, openClaim } from "@sughurta/contracts/claim";
import { myPayments } from "@sughurta/contracts/payment";
import { checkPolicy, myPolicies } from "@sughurta/contracts/policy";
import { sql } from "drizzle-orm";
import { STAFF_ROLES } from "#src/desk/access/permissions.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { deskBrowser } from "#src/testing/desk-browser.ts";

/** A request that is measured: each time, `send` asks about another row. */
export interface MeasuredRequest {
  readonly name: string;
  readonly send: (time: number) => Promise<unknown>;
}

/** A sale about which the requests ask. */
interface Sample {
  readonly number: string;
  readonly orderId: string;
  readonly phone: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly birthDate: string;
  readonly at: string;
  readonly userId: string | null;
  readonly claimId: string | null;
  readonly paymentId: string;
  readonly position: number;
}

const DAY = 10;

const readSamples = ({ service }: TestService, count: number) =>
  queryRows<Sample>(
    service.db,
    sql`select policy.number, policy.order_id as "orderId", policy.holder ->> 'phone' as phone,
        policy.holder ->> 'lastName' as "lastName", policy.holder ->> 'firstName' as "firstName",
        policy.holder ->> 'birthDate' as "birthDate", to_char(policy.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        "user".id as "userId", claim.id as "claimId", payment.id as "paymentId", audit_event.position::int as position
      from claim join policy on policy.number = claim.policy_number
      join payment on payment.order_id = policy.order_id and payment.state = 'paid'
      join audit_event on audit_event.subject = 'policy:' || policy.number
      join "user" on "user".username = policy.holder ->> 'phone' and policy.owner = 'user:' || "user".id
      order by md5(claim.id::text) limit ${count}`,
  );

const LAST_UUID = "ffffffff-ffff-4fff-bfff-ffffffffffff";

/** A name, and the address for a sale. */
type DeskAddress = readonly [name: string, of: (one: Sample) => string];

/** Desk pages by the part of a list that they show; `of` has the address for a sale. */
function deskPages(products: readonly string[]): readonly DeskAddress[] {
  const rare = products.at(-1) ?? "";
  const frequent = products[0] ?? "";
  const deep = (one: Sample, id = LAST_UUID) => `after=${one.at}~${id}`;
  const days = (one: Sample) => `from=${one.at.slice(0, DAY)}&to=${one.at.slice(0, DAY)}`;
  const page = (path: string) => (): string => path;
  const list = (
    path: string,
    filters: Readonly<Record<string, string>>,
    id?: string,
  ): readonly DeskAddress[] => [
    [path, page(path)],
    [`${path}, all`, page(`${path}?show=all`)],
    [`${path}, all, deep`, (one: Sample) => `${path}?show=all&${deep(one, id)}`],
    [`${path}, days`, (one: Sample) => `${path}?show=all&${days(one)}`],
    ...Object.entries(filters).flatMap(([name, query]): readonly DeskAddress[] => [
      [`${path}, ${name}`, page(`${path}?show=all&${query}`)],
      [`${path}, ${name}, deep`, (one: Sample) => `${path}?show=all&${query}&${deep(one, id)}`],
      [`${path}, ${name}, not pending only`, page(`${path}?${query}`)],
    ]),
  ];
  return [
    ["/", page("/")],
    ...list("/payments", {
      "in review": "state=review",
      failed: "state=failed",
      refunded: "state=refunded",
      "of an operator": "operator=qr",
      "without rows of an operator": "operator=card_dc_city",
      "of a frequent product": `product=${frequent}`,
      "of a rare product": `product=${rare}`,
      "by partners": "channel=partner",
      "by staff": "channel=staff",
      "of a large sum": "least=600",
      "above all sums": "least=100000",
      mine: "mine=yes",
    }),
    ["/payments/:id", (one: Sample) => `/payments/${one.paymentId}`],
    ...list(
      "/policies",
      {
        "in force": "state=inForce",
        ahead: "state=ahead",
        over: "state=over",
        cancelled: "state=cancelled",
        "of a rare product": `product=${rare}`,
        "without rows of an operator": "operator=card_dc_city",
        "by partners": "channel=partner",
        "by staff": "channel=staff",
        "above all sums": "least=100000",
      },
      "9999999999",
    ),
    ["/policies/:number", (one: Sample) => `/policies/${one.number}`],
    ...list("/refunds", {
      paid: "state=paid",
      "of a rare product": `product=${rare}`,
      "of an operator": "operator=qr",
      "above all sums": "least=100000",
    }),
    ...list("/claims", {
      refused: "state=refused",
      "papers awaited": "state=papersAwaited",
      "of a rare product": `product=${rare}`,
      mine: "mine=yes",
    }),
    ["/claims/:id", (one: Sample) => `/claims/${one.claimId}`],
    ...list("/messages", {
      waiting: "state=waiting",
      failed: "state=failed",
      "by email": "channel=mail",
      "failed, by SMS": "state=failed&channel=sms",
    }),
    ...list("/handover", {}),
    ...list("/calls", { mine: "mine=yes", "of a product": "product=travel-order" }),
    ...list("/checks", { "of a kind": "state=sameDocument" }),
    ...list("/vehicles", {}, "9999999999"),
    ...list("/resumes", {}),
    ["/sales", page("/sales")],
    ["/sales, deep", (one: Sample) => `/sales?${deep(one)}`],
    ["/audit", page("/audit")],
    ["/audit, deep", (one: Sample) => `/audit?before=${one.position}`],
    ["/audit, member", page("/audit?who=member3")],
    ["/audit, rare action", page("/audit?action=staff.create")],
    ["/audit, member and action", page("/audit?who=member3&action=cancelPolicy")],
    ["/audit, subject", (one: Sample) => `/audit?subject=${one.number}`],
    ["/audit, unknown subject", page("/audit?subject=nothing")],
    ["/audit, days", (one: Sample) => `/audit?${days(one)}`],
    ["/held", page("/held")],
    ["/proposals", page("/proposals")],
    ["/people", page("/people")],
    ["/coupons", page("/coupons")],
    ["/prices", page("/prices")],
    ["/partners", page("/partners")],
    ["/partners/:code", page("/partners/SAFAR")],
    ["/partners/:code, deep", page("/partners/SAFAR?before=50000")],
    ["/staff", page("/staff")],
    ["/registers", page("/registers")],
    ["/registers, three years", page("/registers?from=2023-12-01&to=2026-11-21&group=product")],
    ["/registers/entries", page("/registers/entries")],
    [
      "/registers/entries, a rare product",
      page(`/registers/entries?from=2023-12-01&to=2026-11-21&programme=${rare}`),
    ],
    [
      "/registers/entries, deep",
      (one: Sample) => `/registers/entries?from=2023-12-01&to=2026-11-21&before=${one.position}`,
    ],
    ["/registers/funnel", page("/registers/funnel")],
    ["/registers/statements", page("/registers/statements")],
    ["/registers/exports", page("/registers/exports")],
  ];
}

/** What staff search for. */
const SEARCHES: Readonly<Record<string, (one: Sample) => string>> = {
  "policy number": ({ number }) => number,
  phone: ({ phone }) => phone,
  surname: ({ lastName }) => lastName,
  "frequent surname": () => "Раҳимов",
  "surname and first name": ({ lastName, firstName }) => `${lastName} ${firstName}`,
  "first name and surname": ({ lastName, firstName }) => `${firstName} ${lastName}`,
  "unknown name": () => "Ивановский Пётр",
  "payment reference": ({ position }) => `ref${position - 1000}`,
  "claim number": ({ claimId }) => (claimId ?? "").slice(0, 8).toUpperCase(),
};

/** All requests that are measured: pages of the desk, its search, lists of an account, and lookups by number. */
export async function measuredRequests(api: TestService): Promise<readonly MeasuredRequest[]> {
  const samples = await readSamples(api, 100);
  const at = (time: number): Sample => {
    const one = samples[time % samples.length];
    if (!one) throw new Error("There are no sales to ask about");
    return one;
  };
  const browser = deskBrowser(api);
  const { Cookie } = await browser.signedIn(...STAFF_ROLES);
  const read = async (path: string) => {
    const response = await browser.desk.request(path, { headers: { Cookie } });
    const page = await response.text();
    if (response.status !== 200)
      throw new Error(`${path}: ${response.status} ${page.slice(0, 500)}`);
  };
  const products = await queryRows<{ code: string }>(
    api.service.db,
    sql`select code from product order by code`,
  );
  const guest = api.as();
  const found = async (response: Promise<{ status: number }>, status = 200) => {
    const { status: given } = await response;
    if (given !== status) throw new Error(`A request was answered with ${given}, not ${status}`);
  };
  const users = new Map<string, ReturnType<TestService["asUser"]>>();
  const user = (id: string) => {
    const send = users.get(id) ?? api.asUser(id);
    users.set(id, send);
    return send;
  };
  const [most] = await queryRows<{ id: string }>(
    api.service.db,
    sql`select substr(owner, 6) as id from policy where owner like 'user:%' group by owner order by count(*) desc limit 1`,
  );
  const account = Object.entries({ myPolicies, myPayments, myClaims }).flatMap(
    ([name, contract]) => [
      {
        name: `account: ${name}`,
        send: (time: number) => found(user(at(time).userId ?? "")(contract)),
      },
      {
        name: `account with most policies: ${name}`,
        send: () => found(user(most?.id ?? "")(contract)),
      },
    ],
  );
  return [
    ...deskPages(products.map(({ code }) => code)).map(([name, of]) => ({
      name,
      send: (time: number) => read(of(at(time))),
    })),
    ...Object.entries(SEARCHES).map(([name, of]) => ({
      name: `/search, ${name}`,
      send: async (time: number) => read(await browser.searchAddress(of(at(time)), Cookie)),
    })),
    ...account,
    {
      name: "policy check by number",
      send: (time) => found(guest(checkPolicy, { body: { policyNumber: at(time).number } })),
    },
    {
      name: "policy check with birth date",
      send: (time) => {
        const { number: policyNumber, birthDate } = at(time);
        return found(guest(checkPolicy, { body: { policyNumber, birthDate } }));
      },
    },
    {
      name: "claim of an account",
      send: (time) => {
        const { userId, claimId } = at(time);
        return found(user(userId ?? "")(claimStatus, { params: { claimId: claimId ?? "" } }));
      },
    },
    {
      name: "claim by number and phone, wrong code",
      send: (time) => {
        const { phone, claimId } = at(time);
        const body = { claimNumber: (claimId ?? "").slice(0, 8), phone, code: "000000" };
        return found(guest(openClaim, { body }), 422);
      },
    },
  ];
}
