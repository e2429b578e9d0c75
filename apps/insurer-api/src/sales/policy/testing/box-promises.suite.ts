import { type BoxTermsView, box, saveBox } from "@sughurta/contracts/box";
import { type MyPolicy, myPolicies } from "@sughurta/contracts/policy";
import { assistanceCall, formatDate, LANGUAGES, type Language } from "@sughurta/domain";
import { firstPaidDay } from "@sughurta/domain/box";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { termLines } from "#src/content/terms/box-terms-view.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { payOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { boxes, seed } from "#src/testing/demo-content.ts";
import { pdfPages } from "#src/testing/pdf-pages.ts";
import { openPolicyFile } from "./policy-files.ts";
import { findTitledPolicy } from "./titled-policy.ts";

const SOLD_WITH_TERMS = boxes.filter(({ isSale, terms }) => isSale && terms !== undefined);
const NAMED = {
  people: { insuredPeople: [{ name: "Ғафурзода Исмоил Ҷаҳонгир", birthDate: "2015-09-01" }] },
  address: { insuredAddress: "Душанбе, Рӯдакӣ 1, 12" },
  trip: { insuredTrip: { beginDate: "2026-11-23", endDate: "2026-11-30" } },
  car: {},
  holder: {},
};

/** What the rules of sale say in Russian. */
const RULES = seed.rules.desc.ru;

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

/** Text without spaces, as it is read from a document. */
const letters = (text: string) => text.replace(/\s/g, "");

/** Buys a box as a guest; returns where its terms are written. */
async function buy(slug: string, body: ReturnType<typeof aBoxOrder>) {
  const guest = api.as();
  const saved = await guest(saveBox, { body });
  const bought = { orderId: String(saved.data.id), policyType: "box" } as const;
  const number = String((await payOrder(api, guest, bought)).policyNumber);
  const { db } = api.service;
  const message = async (channel: "mail" | "sms") => {
    const isOfPolicy = and(eq(outbox.policyNumber, number), eq(outbox.channel, channel));
    const [found] = await db.select().from(outbox).where(isOfPolicy);
    return found?.body ?? "";
  };
  const [issued] = await db.select().from(policy).where(eq(policy.number, number));
  return {
    startDate: issued?.startDate ?? "",
    mail: await message("mail"),
    sms: await message("sms"),
    account: async (language: Language) => {
      const [mine] = (await guest(myPolicies, { language })).data as unknown as MyPolicy[];
      return mine;
    },
    document: async (language: Language) => {
      const titled = await findTitledPolicy(db, number);
      if (!titled) throw new Error("There is no policy");
      const { bytes } = await openPolicyFile(api.service, { titled, file: "document", language });
      const pdf = new Uint8Array(await new Response(bytes).arrayBuffer());
      return (await pdfPages(pdf)).map((page) => page.letters).join("");
    },
    page: async (language: Language) => {
      const [found] = (await guest(box, { params: { slug }, language })).data as unknown as {
        terms: BoxTermsView;
      }[];
      return found?.terms;
    },
  };
}

const PLACES = ["page and order", "document", "email", "SMS", "account", "rules"] as const;
const rows: (readonly string[])[] = [];

/** Adds a row to the table of promises, with the places that contain the text. */
function addRow(product: string, promise: string, places: Readonly<Record<string, boolean>>): void {
  const cells = PLACES.map((place) => (places[place] ? "yes" : "–"));
  rows.push([product, promise, ...cells]);
}

describe.each(SOLD_WITH_TERMS)("terms of the box $productCode", (sold) => {
  const { slug, productCode, insures, terms } = sold;
  let bought: Awaited<ReturnType<typeof buy>>;
  let paidFrom: string | undefined;
  beforeAll(async () => {
    const declaration = terms?.declaration && (true as const);
    bought = await buy(slug, aBoxOrder({ productCode, declaration, ...NAMED[insures] }));
    paidFrom = terms && firstPaidDay(bought.startDate, terms);
  });

  const pageIn = async (language: Language) => {
    const page = await bought.page(language);
    if (!page) throw new Error("The page has no terms");
    // A page has no dates of a policy yet.
    const facts = page.facts.filter(({ key }) => key !== "waiting");
    return { page, facts, ...termLines({ ...page, facts }, language) };
  };

  it.each(LANGUAGES)("are the same on page, document and account: %s", async (language) => {
    const { page, facts, cover, conditions } = await pageIn(language);
    const account = await bought.account(language);
    expect(account?.cover).toEqual(cover);
    expect(account?.conditions).toEqual(expect.arrayContaining([...conditions]));
    expect(account?.firstPaidDay).toBe(paidFrom);
    const document = await bought.document(language);
    const printed = [
      ...page.covers.flatMap(({ text, sum = "" }) => [text, sum]),
      ...facts.filter(({ key }) => key !== "reporting").map(({ value }) => value),
      ...page.exclusions,
    ];
    for (const text of printed) expect(document, text).toContain(letters(text));
    if (paidFrom) expect(document).toContain(formatDate(paidFrom));
  });

  it("are the same in email and short message", async () => {
    const { page, cover, conditions } = await pageIn("ru");
    for (const line of [...cover, ...conditions]) expect(bought.mail).toContain(`– ${line}\n`);
    if (paidFrom) {
      expect(bought.mail).toContain(formatDate(paidFrom));
      expect(bought.sms).toContain(formatDate(paidFrom));
    }
    const isCalled = terms?.reporting === "assistance";
    const call = assistanceCall("ru", api.service.config.assistancePhone);
    expect(bought.sms.includes(call)).toBe(isCalled);
    expect((await bought.account("ru"))?.assistance ?? false).toBe(isCalled);
    const places = { "page and order": true, document: true, email: true, account: true };
    addRow(productCode, `covers, ${page.covers.length} with their sums`, places);
    addRow(productCode, `exclusions, ${page.exclusions.length}`, places);
    for (const { key, value } of page.facts) {
      const isTold = key === "waiting" || (key === "reporting" && bought.sms.includes(value));
      const inRules = key === "reporting" && RULES.includes(value);
      addRow(productCode, key, { ...places, SMS: isTold, rules: inRules });
    }
  });
});

it("have their table in the docs (update it with `vitest -u`)", async () => {
  const cells = [["product", "promise", ...PLACES], ...rows];
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[], filling = " ") =>
    `| ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0, filling)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  const rule = line(
    head.map(() => ""),
    "-",
  );
  const table = [line(head), rule, ...body.map((row) => line(row))].join("\n");
  const text = `# Promises of boxes

Where each promise of a box of the demonstration is told. \`box-promises.test.ts\` buys every box, compares the places in
three languages and writes this table.

${table}
`;
  await expect(text).toMatchFileSnapshot("../../../../docs/promises.md");
});
