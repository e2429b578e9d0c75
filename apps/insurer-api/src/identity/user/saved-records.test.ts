import { randomUUID } from "node:crypto";
import {
  addAddress,
  addIdentityDocument,
  addMyPerson,
  addresses,
  changeIdentityDocument,
  changeMyPerson,
  identityDocuments,
  type MyPerson,
  messageSettings,
  myData,
  myPeople,
  removeAccount,
  removeMyPerson,
  saveMessageSettings,
} from "@sughurta/contracts/account";
import { registerClaim } from "@sughurta/contracts/claim";
import { addMyCar, type MyCar, myCars, removeMyCar } from "@sughurta/contracts/motor";
import { policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userOwner } from "#src/platform/caller.ts";
import { idempotency, outbox } from "#src/platform/database/schema/service.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { anAccount, PASSWORD } from "#src/testing/an-account.ts";
import { demoPolicies } from "#src/testing/demo-content.ts";
import { userRecord } from "./user-tables.ts";

const PERSON = addMyPerson.examples.body;
let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

const aPerson = () => anAccount(api);

const peopleIn = async (send: Send) => (await send(myPeople)).data as unknown as MyPerson[];
const carsIn = async (send: Send) => (await send(myCars)).data as unknown as MyCar[];

describe("saved people", () => {
  it("are stored, changed and removed; encrypted in the database", async () => {
    const { id: userId, send } = await aPerson();
    const { data } = await send(addMyPerson, { body: PERSON });
    expect(Object.keys(data)).toEqual(["id"]);
    const params = { id: String(data.id) };
    expect(await peopleIn(send)).toEqual([{ ...PERSON, ...params }]);

    const { db } = api.service;
    const rows = await db.select().from(userRecord).where(eq(userRecord.userId, userId));
    const responses = await db.select().from(idempotency);
    const stored = JSON.stringify([rows, responses]);
    for (const secret of [PERSON.lastName, PERSON.document.docNumber, PERSON.birthDate]) {
      expect(stored).not.toContain(secret);
    }

    const { document: _, ...withoutDocument } = PERSON;
    await send(changeMyPerson, { params, body: { ...withoutDocument, firstName: "Фирдавс" } });
    expect(await peopleIn(send)).toEqual([{ ...withoutDocument, firstName: "Фирдавс", ...params }]);
    expect((await send(removeMyPerson, { params })).data).toEqual({ removed: true });
    expect(await peopleIn(send)).toEqual([]);
  });

  it("cannot be decrypted after the row was moved to another user", async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const { data } = await one.send(addMyPerson, { body: PERSON });
    const id = String(data.id);
    await api.service.db.update(userRecord).set({ userId: other.id }).where(eq(userRecord.id, id));
    expect(await peopleIn(other.send)).toEqual([]);
  });

  it.each([
    [{ birthDate: "2099-01-01" }, "birthDate", "birthInFuture"],
    [
      { document: { ...PERSON.document, issueDate: "2099-01-01" } },
      "document.issueDate",
      "notAfterToday",
    ],
    [
      { document: { ...PERSON.document, dateTo: "2018-01-31" } },
      "document.dateTo",
      "documentValidTo",
    ],
  ])("with %j are refused at %s", async (change, field, code) => {
    const { send } = await aPerson();
    expect(await send(addMyPerson, { body: { ...PERSON, ...change } })).toMatchObject({
      status: 422,
      data: { fieldCodes: { [field]: [code] } },
    });
  });

  it("are limited to fifty", async () => {
    const { id: userId, send } = await aPerson();
    const createdAt = api.service.now();
    await api.service.db.insert(userRecord).values(
      Array.from({ length: 50 }, () => {
        return { id: randomUUID(), userId, kind: "person" as const, sealed: "", createdAt };
      }),
    );
    expect(await send(addMyPerson, { body: PERSON })).toMatchObject({
      status: 409,
      data: { code: "recordsFull", message: expect.stringContaining("50") },
    });
    expect((await send(addMyCar, { body: addMyCar.examples.body })).status).toBe(201);
  });
});

it("encrypts documents and addresses in the database", async () => {
  const { id: userId, send } = await aPerson();
  const [document, address] = [addIdentityDocument.examples.body, addAddress.examples.body];
  const { data } = await send(addIdentityDocument, { body: document });
  await send(changeIdentityDocument, {
    params: { id: String(data.id) },
    body: { ...document, docNumber: "87654321" },
  });
  await send(addAddress, { body: address });
  const { db } = api.service;
  const rows = await db.select().from(userRecord).where(eq(userRecord.userId, userId));
  const stored = JSON.stringify([rows, await db.select().from(idempotency)]);
  for (const secret of [document.issueInstitution, "87654321", address.address]) {
    expect(stored).not.toContain(secret);
  }
  expect((await send(identityDocuments)).data).toMatchObject([{ docNumber: "87654321" }]);
  expect((await send(addresses)).data).toMatchObject([address]);
});

it("stores a document with its expiry date, and rejects one before its issue", async () => {
  const { send } = await aPerson();
  const { body } = addIdentityDocument.examples;
  expect(
    (await send(addIdentityDocument, { body: { ...body, dateTo: "2028-01-31" } })).data,
  ).toMatchObject({ dateTo: "2028-01-31" });
  const ended = await send(addIdentityDocument, { body: { ...body, dateTo: body.issueDate } });
  expect(ended).toMatchObject({
    status: 422,
    data: { fieldCodes: { dateTo: ["documentValidTo"] } },
  });
});

describe("cars added manually", () => {
  it("get the names of the directory, and are listed for orders", async () => {
    const { send } = await aPerson();
    const body = {
      markaTxt: "toyota",
      modelTxt: "camry",
      carIssueYear: 2015,
      gosNomer: "1234 аа-01",
    };
    const { data } = await send(addMyCar, { body });
    await send(addMyCar, {
      body: { ...body, markaTxt: "Самоделка", modelTxt: "1", gosNomer: "7777BB02" },
    });
    const plate = ({ gosNomer = "" }: MyCar) => gosNomer;
    const cars = (await carsIn(send)).toSorted((a, b) => plate(a).localeCompare(plate(b)));
    expect(cars).toMatchObject([
      { id: data.id, carMark: "Toyota", carModel: "Camry", gosNomer: "1234AA01" },
      { markaTxt: "Самоделка", modelTxt: "1" },
    ]);
    await send(removeMyCar, { params: { id: String(data.id) } });
    expect(await carsIn(send)).toHaveLength(1);
  });

  it("are refused with an invalid plate or year", async () => {
    const { send } = await aPerson();
    const body = { ...addMyCar.examples.body, gosNomer: "?", carIssueYear: 1900 };
    expect((await send(addMyCar, { body })).data.fieldCodes).toMatchObject({
      gosNomer: expect.any(Array),
      carIssueYear: expect.any(Array),
    });
  });
});

describe("notification preferences", () => {
  const OFF = { mail: false, sms: false };

  it("default to messages about policies, without news", async () => {
    const { send } = await aPerson();
    expect((await send(messageSettings)).data).toEqual({
      renewal: { mail: true, sms: true },
      claim: { mail: true, sms: true },
      news: OFF,
    });
    const { body } = saveMessageSettings.examples;
    await send(saveMessageSettings, { body });
    expect((await send(messageSettings)).data).toEqual(body);
  });

  it("include a language; messages about a policy and a registered claim are always sent", async () => {
    const { send } = await aPerson();
    const body = { language: "en", renewal: OFF, claim: OFF, news: OFF };
    await send(saveMessageSettings, { body });
    const started = await startOrder(api, send, "dc", { email: "one@example.tj" });
    await pressAtBank(api, started, "pay");
    const email = "two@example.tj";
    const policyNumber = policyNumberFrom(demoPolicies[0]?.sequence ?? 0);
    const claimBody = { ...(registerClaim.examples.body as object), policyNumber, email };
    expect((await send(registerClaim, { body: claimBody })).status).toBe(201);
    const { db } = api.service;
    const sentTo = (recipient: string) =>
      db.select().from(outbox).where(eq(outbox.recipient, recipient));
    expect(await sentTo("one@example.tj")).toMatchObject([{ language: "en" }]);
    expect(await sentTo(email)).toMatchObject([{ language: "en" }]);
  });
});

it("exports all saved data, and deletes them with the account", async () => {
  const { id: userId, send } = await aPerson();
  await send(addMyPerson, { body: PERSON, key: "person-to-be-forgotten" });
  await send(addMyCar, { body: addMyCar.examples.body });
  await send(saveMessageSettings, { body: saveMessageSettings.examples.body });
  expect((await send(myData)).data).toMatchObject({
    people: [{ lastName: PERSON.lastName }],
    cars: [{ carMark: "Toyota" }],
    messages: { language: "tg" },
  });
  await send(removeAccount, { body: { password: PASSWORD } });
  const { db } = api.service;
  expect(await db.select().from(userRecord).where(eq(userRecord.userId, userId))).toEqual([]);
  expect(await db.$count(idempotency, eq(idempotency.owner, userOwner(userId)))).toBe(0);
});

describe("saving duplicate records", () => {
  it("stores one of them: a document, a car, a person, an address", async () => {
    const { send } = await aPerson();
    const document = addIdentityDocument.examples.body;
    const first = await send(addIdentityDocument, {
      body: { ...document, series: "A", docNumber: "12345678" },
    });
    const again = await send(addIdentityDocument, {
      body: { ...document, series: "а", docNumber: "1234 5678", issueInstitution: "ОВД Сино 2" },
    });
    expect(again.data.id).toBe(first.data.id);
    expect((await send(identityDocuments)).data).toMatchObject([
      { issueInstitution: "ОВД Сино 2" },
    ]);

    const car = addMyCar.examples.body;
    await send(addMyCar, { body: { ...car, gosNomer: "1234AA01" } });
    await send(addMyCar, { body: { ...car, gosNomer: "1234 аа-01" } });
    expect(await carsIn(send)).toHaveLength(1);

    await send(addMyPerson, { body: { ...PERSON, lastName: "O'Brien" } });
    await send(addMyPerson, { body: { ...PERSON, lastName: "O’BRIEN" } });
    expect(await peopleIn(send)).toHaveLength(1);

    const address = addAddress.examples.body;
    await send(addAddress, { body: address });
    await send(addAddress, { body: { ...address, city: ` ${address.city.toUpperCase()}` } });
    expect((await send(addresses)).data).toHaveLength(1);
  });

  it("replaces the other one when a change makes two records equal", async () => {
    const { send } = await aPerson();
    const document = addIdentityDocument.examples.body;
    await send(addIdentityDocument, { body: { ...document, docNumber: "12345678" } });
    const other = await send(addIdentityDocument, { body: { ...document, docNumber: "87654321" } });
    const params = { id: String(other.data.id) };
    await send(changeIdentityDocument, { params, body: { ...document, docNumber: "12345678" } });
    expect((await send(identityDocuments)).data).toMatchObject([params]);
  });

  it("refuses an invalid postal code", async () => {
    const { send } = await aPerson();
    const body = { ...addAddress.examples.body, postalCode: "7340" };
    expect(await send(addAddress, { body })).toMatchObject({
      status: 422,
      data: { fieldCodes: { postalCode: ["postalCode"] } },
    });
  });
});
