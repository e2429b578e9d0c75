import { addMyPerson, myPeople } from "@sughurta/contracts/account";
import { saveBox } from "@sughurta/contracts/box";
import { footers, siteLogin } from "@sughurta/contracts/content";
import type { ContractShape } from "@sughurta/contracts/core";
import { logIn, refreshTokens, register } from "@sughurta/contracts/session";
import type { SecretList } from "@sughurta/server-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setStaff } from "#src/desk/staff/staff-accounts.ts";
import { openPersonRequest } from "#src/people/person-requests.ts";
import { sealDraft } from "#src/sales/orders/drafts.ts";
import { addPartners } from "#src/sales/orders/load-partners.ts";
import { setPartnerWebhook } from "#src/sales/orders/partner-accounts.ts";
import { storePrefill } from "#src/sales/orders/partner-prefill.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { notify, startOrder } from "#src/testing/a-payment.ts";
import { aService, SITE_CREDENTIALS, type TestService } from "#src/testing/a-service.ts";
import { askCode, newPhone, PASSWORD, signUp } from "#src/testing/an-account.ts";
import { openTemplate } from "#src/testing/database-template.ts";
import { TEST_SECRETS } from "#src/testing/test-settings.ts";
import { SEALED_COLUMNS } from "./go-live/sealed-columns.ts";

const OLD = TEST_SECRETS.DRAFT_KEY;
const NEW = "a new secret of a test that is long enough";

/** Copies of the service on one database: before, during and after the rotation of every secret. */
let before: TestService;
let rotating: TestService;
let after: TestService;

beforeAll(async () => {
  const database = await openTemplate("demonstration");
  const copy = (secret: string, close = () => Promise.resolve()) => {
    const secrets = Object.fromEntries(Object.keys(TEST_SECRETS).map((name) => [name, secret]));
    return aService({ ...secrets, RATE_LIMITS: "off" }, async () => ({ ...database, close }));
  };
  before = await copy(OLD, () => database.close());
  rotating = await copy(`${NEW},${OLD}`);
  after = await copy(NEW);
});
afterAll(async () => {
  for (const one of [after, rotating, before]) await one.close();
});

const signIn = async (api: TestService, username: string) => {
  const { data } = await api.as()(logIn, { body: { username, password: PASSWORD } });
  return { access: String(data.access), refresh: String(data.refresh) };
};

/** Status of a call with a token, at each copy. */
const statuses = async (contract: ContractShape, token: unknown) => {
  const headers = { Authorization: `Bearer ${token}` };
  const responses = [before, rotating, after].map((api) => api.as()(contract, { headers }));
  return (await Promise.all(responses)).map(({ status }) => status);
};

it("keeps users signed in whose tokens were signed before", async () => {
  const { phone } = await signUp(before);
  const { access, refresh } = await signIn(before, phone);
  expect(await statuses(myPeople, access)).toEqual([200, 200, 401]);
  const renewed = await rotating.as()(refreshTokens, { body: { refresh } });
  expect(await statuses(myPeople, renewed.data.access)).toEqual([401, 200, 200]);
});

it("gives two tabs the same session, one of which renewed it at an older copy", async () => {
  const { phone } = await signUp(before);
  const { refresh } = await signIn(before, phone);
  const renewAt = (api: TestService) => api.as()(refreshTokens, { body: { refresh } });
  const [first, second] = [await renewAt(before), await renewAt(rotating)];
  expect(second.data.refresh).toBe(first.data.refresh);
});

it("accepts both passwords of the service account and both signatures of site tokens", async () => {
  const { data } = await before.as()(siteLogin, { headers: SITE_CREDENTIALS });
  expect(await statuses(footers, data.token)).toEqual([200, 200, 401]);
  const signInAt = async (api: TestService, password: string) => {
    const Authorization = `Basic ${btoa(`storefront:${password}`)}`;
    const body = { username: "storefront", password };
    return (await api.as()(logIn, { body, headers: { Authorization } })).status;
  };
  const tries = [before, rotating, after].flatMap((api) => [
    signInAt(api, OLD),
    signInAt(api, NEW),
  ]);
  expect(await Promise.all(tries)).toEqual([200, 401, 200, 200, 401, 200]);
});

it("accepts an SMS code that was sent before", async () => {
  const guest = "visitor-of-a-rotation";
  const phone = newPhone();
  const code = await askCode(before, before.as(guest), phone);
  const body = { phone, code, password: PASSWORD };
  expect((await rotating.as(guest)(register, { body })).status).toBe(201);
});

it("accepts notices of a provider that signs with the old secret, and with the new one", async () => {
  for (const secret of [OLD, NEW]) {
    const started = await startOrder(rotating, rotating.as());
    expect(await notify(rotating, started, {}, { secret })).toBe(200);
  }
  const started = await startOrder(rotating, rotating.as());
  expect(await notify(rotating, started, {}, { secret: "never a secret of this service" })).toBe(
    401,
  );
});

/** Adds a row to each encrypted column. */
async function encryptEach({ service, as }: TestService): Promise<void> {
  const { db, now } = service;
  const partner = { code: "ROTATE", name: "Rotate", withdrawn: false, serverSecrets: [] };
  const pages = {
    keys: [],
    origins: ["https://rotate.example"],
    returnPages: ["https://rotate.example/"],
  };
  const webhook = { url: "https://rotate.example/hook", secret: OLD };
  await addPartners(service, [{ ...partner, ...pages, webhook }]);
  await setPartnerWebhook(service, partner.code, webhook.url);
  await storePrefill(service, "ROTATE", {});
  await openPersonRequest(service, db, { phone: "992921234567", by: "zarina" });
  await setStaff(service, { name: "rotate", roles: ["auditor"] });
  await as()(saveBox, { body: aBoxOrder(), key: "key-of-a-rotation" });
  const place = { owner: "visitor:rotate", address: "", kind: "box" };
  const expiresAt = new Date(now().getTime() + 60_000);
  const draft = { content: "{}", expiresAt, title: "", edition: null };
  await db.transaction((tx) => sealDraft(service, tx, place, draft));
}

it("encrypts everything in the database with the first key, also after an interruption", async () => {
  const { phone, send } = await signUp(before);
  await send(addMyPerson, { body: addMyPerson.examples.body });
  await encryptEach(before);
  const { db } = before.service;
  const found = (secrets: SecretList) =>
    Promise.all(SEALED_COLUMNS.map(({ count }) => count(db, secrets)));
  const withOldKeys = async () => (await found([NEW, OLD])).filter(({ old }) => old > 0).length;
  const unreadable = async () => (await found([NEW])).filter((one) => one.unreadable > 0).length;

  expect(await withOldKeys()).toBe(SEALED_COLUMNS.length);
  expect(await unreadable()).toBe(SEALED_COLUMNS.length);
  await SEALED_COLUMNS[0]?.reencrypt(db, [NEW, OLD]);
  expect(await withOldKeys()).toBe(SEALED_COLUMNS.length - 1);
  for (const { reencrypt } of SEALED_COLUMNS) await reencrypt(db, [NEW, OLD]);
  expect([await withOldKeys(), await unreadable()]).toEqual([0, 0]);

  const { access } = await signIn(after, phone);
  const people = await after.as()(myPeople, { headers: { Authorization: `Bearer ${access}` } });
  expect(people.data).toMatchObject([addMyPerson.examples.body]);
});
