import { randomUUID } from "node:crypto";
import { saveBox } from "@sughurta/contracts/box";
import { createPayment } from "@sughurta/contracts/payment";
import { policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { screeningCheck } from "#src/platform/database/schema/screening.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import type { Send, TestService } from "#src/testing/a-service.ts";
import { buyPolicy } from "#src/testing/bought-policy.ts";
import { demoPolicies } from "#src/testing/demo-content.ts";
import {
  type DeskBrowser,
  decision,
  type FormFields,
  openDesk,
} from "#src/testing/desk-browser.ts";

const VERSION_MS = 60_000;
const NUMBER = policyNumberFrom(demoPolicies[0]?.sequence ?? 0);
const HEADINGS = "name,aliases,birthDate,document";

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

const upload = (Cookie: string, csv: string) => {
  const body = new FormData();
  body.append("decision", randomUUID());
  body.append("reason", "Site of the regulator");
  body.append("file", new File([csv], "list.csv", { type: "text/csv" }));
  const Origin = api.service.config.desk?.url ?? "";
  const headers = { Cookie, Origin, "Accept-Language": "en" };
  return browser.desk.request("/sanctions", { method: "POST", headers, body });
};

const findProblem = async (response: Promise<Response>) =>
  new URL((await response).headers.get("location") ?? "", "http://desk").searchParams.get(
    "problem",
  );

const press = (Cookie: string, path: string, fields: FormFields) =>
  findProblem(Promise.resolve(browser.post(path, decision(fields), { Cookie })));

/** A saved order whose holder is on the list. */
async function aOrderOnHold(send: Send) {
  const body = aBoxOrder({ lastName: "Ҷӯраев", firstName: "Фаррух" });
  const { data } = await send(saveBox, { body });
  const orderId = String(data.id);
  const pay = async () =>
    (
      await send(createPayment, {
        body: { policyId: orderId, policyType: "box", paymentOper: "dc" },
        key: randomUUID(),
      })
    ).status;
  expect(await pay()).toBe(409);
  const ofOrder = eq(screeningCheck.orderId, orderId);
  const [check] = await api.service.db.select().from(screeningCheck).where(ofOrder);
  return { pay, page: `/checks/${check?.id}`, subject: `check:${check?.id}` };
}

describe("the sanctions list", () => {
  it("is refused with the errors of its rows, and is used once a second person confirms it", async () => {
    const [first, second] = [await browser.signedIn("cashier"), await browser.signedIn("cashier")];
    const wrong = await upload(first.Cookie, `${HEADINGS}\n,Juraev,,\nJuraev Farrukh,,1990-13-01,`);
    const errors = (await wrong.text()).replace(/<[^>]+>/g, "");
    expect(errors).toContain("Row 2: The name is missing");
    expect(errors).toContain("Row 3: A date of birth is YYYY-MM-DD");
    expect(await openProposals(api.service.db, { kind: "sanctionsList" })).toEqual([]);

    expect(
      await findProblem(
        Promise.resolve(upload(first.Cookie, `${HEADINGS}\nFarrukh Juraev,,1990,`)),
      ),
    ).toBeNull();
    const [proposal] = await openProposals(api.service.db, { kind: "sanctionsList" });
    const decide = `/proposals/${proposal?.id}`;
    const waiting = await browser.read("/sanctions", second.Cookie);
    expect(waiting).toContain("list.csv: version 1, people: 1");
    expect(waiting).not.toContain('type="file"');
    expect(await press(first.Cookie, decide, { command: "confirm" })).toBe("proposalSecondPerson");
    expect(await press(second.Cookie, decide, { command: "confirm" })).toBeNull();
    api.pass(VERSION_MS);
    expect(await browser.read("/sanctions", second.Cookie)).toContain("In use");
    expect(await browser.actionsOn("sanctions:list")).toEqual([
      "sanctionsList.propose",
      "sanctionsList.confirm",
    ]);
  });
});

describe("a held order", () => {
  it("is shown masked with its match, and is paid once it is released with a reason", async () => {
    const { name, Cookie } = await browser.signedIn("cashier");
    const { pay, page, subject } = await aOrderOnHold(api.as());
    const list = await browser.read("/checks", Cookie);
    expect(list).toContain(page);
    expect(list).toContain("Ҷ•••••• Ф.");
    const masked = await browser.read(page, Cookie);
    expect(masked).toMatch(/Match: \d+ of 100/);
    expect(masked).not.toMatch(/Ҷӯраев|Farrukh Juraev|1990/);
    expect(await press(Cookie, subject.replace("check:", "/personal/check/"), {})).toBeNull();
    const shown = await browser.read(page, Cookie);
    for (const text of ["Ҷӯраев Фаррух", "Farrukh Juraev", "14.05.1990", "A 12345678"]) {
      expect(shown).toContain(text);
    }
    expect(await press(Cookie, page, { command: "release", reason: "" })).toBe("reasonMissing");
    expect(await press(Cookie, page, { command: "close" })).toBe("notFound");
    expect(await pay()).toBe(409);
    expect(
      await press(Cookie, page, { command: "release", reason: "Another birth place" }),
    ).toBeNull();
    expect(await pay()).toBe(201);
    const decided = await browser.read(page, Cookie);
    expect(decided).toContain("Released");
    expect(decided).toContain(`${name}: Another birth place`);
    expect(decided).not.toContain('value="release"');
    expect(await browser.actionsOn(subject)).toEqual(["showPersonal", "check.release"]);
  });

  it("is not paid once it is refused; support sees it without a decision or the data", async () => {
    const [cashier, support] = [
      await browser.signedIn("cashier"),
      await browser.signedIn("support"),
    ];
    const { pay, page } = await aOrderOnHold(api.as());
    const seen = await browser.read(page, support.Cookie);
    expect(seen).not.toMatch(/value="refuse"|\/personal\//);
    expect(await press(cashier.Cookie, page, { command: "refuse" })).toBeNull();
    expect(await pay()).toBe(409);
    expect(await press(cashier.Cookie, page, { command: "release" })).toBe("decidedBefore");
  });
});

it("shows a correction that waits on its policy, which is corrected once it is released", async () => {
  const { policy: issued } = await buyPolicy(api, "box", saveBox, {
    body: aBoxOrder({ lastName: "Назаров", firstName: "Далер" }),
  });
  const id = randomUUID();
  const changes = { email: "daler@example.tj" };
  const correction = { decisionId: randomUUID(), changes };
  await api.service.db.insert(screeningCheck).values({
    ...{ id, kind: "correction", policyNumber: issued.number, createdAt: api.service.now() },
    details: { listVersion: 1, matches: [], correction },
  });
  const { Cookie } = await browser.signedIn("cashier");
  const shown = () => browser.read(`/policies/${issued.number}`, Cookie);
  expect(await shown()).toMatch(/Correction and sanctions list.*Waiting for a decision/s);
  const page = await browser.read(`/checks/${id}`, Cookie);
  expect(page).toContain("The policy still has its earlier data");
  expect(page).toContain("Release the correction");
  expect(await press(Cookie, `/checks/${id}`, { command: "close" })).toBe("notFound");
  expect(await press(Cookie, `/checks/${id}`, { command: "release" })).toBeNull();
  expect(await shown()).toMatch(/Correction and sanctions list.*Released/s);
  const [corrected] = await api.service.db
    .select()
    .from(policy)
    .where(eq(policy.number, issued.number));
  expect(corrected?.holder.email).toBe(changes.email);
});

it("shows a mark on its policy until a person closes it", async () => {
  const id = randomUUID();
  const details = { amountDiram: 12_500_00 };
  const mark = {
    id,
    kind: "sum",
    policyNumber: NUMBER,
    details,
    createdAt: api.service.now(),
  } as const;
  await api.service.db.insert(screeningCheck).values(mark);
  const { Cookie } = await browser.signedIn("cashier");
  expect(await browser.read(`/policies/${NUMBER}`, Cookie)).toMatch(
    /Large amount.*Waiting for a decision/s,
  );
  expect((await browser.read(`/checks/${id}`, Cookie)).replace(/\s/g, " ")).toContain(
    "The policy costs 12 500 TJS, more than 10 000 TJS",
  );
  expect(await press(Cookie, `/checks/${id}`, { command: "close" })).toBeNull();
  expect(await browser.read(`/policies/${NUMBER}`, Cookie)).toMatch(/Large amount.*Checked/s);
});
