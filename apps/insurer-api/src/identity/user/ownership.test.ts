import { randomUUID } from "node:crypto";
import { allContracts } from "@sughurta/contracts";
import {
  addAddress,
  addIdentityDocument,
  addMyPerson,
  addresses,
  identityDocuments,
  messageSettings,
  myPeople,
  saveMessageSettings,
} from "@sughurta/contracts/account";
import { registerClaim } from "@sughurta/contracts/claim";
import type { ContractShape } from "@sughurta/contracts/core";
import { createDraftTransfer, discardDraft, readDraft, saveDraft } from "@sughurta/contracts/draft";
import { addMyCar, myCars } from "@sughurta/contracts/motor";
import { latestPayment, payment } from "@sughurta/contracts/payment";
import { myPolicies } from "@sughurta/contracts/policy";
import { policyInstalments, policyRenewal } from "@sughurta/contracts/policy-changes";
import { type UserSession, userSessions } from "@sughurta/contracts/session";
import { saveTravel } from "@sughurta/contracts/travel";
import { toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { user } from "#src/platform/database/schema/service.ts";
import { beginCover, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { demoUsers } from "#src/testing/demo-content.ts";
import { ANY_UPLOAD, aForm, anUpload } from "#src/testing/good-requests.ts";

/**
 * Endpoints open to any visitor: the path names a record without an owner, or a payment whose id cannot be guessed;
 * personal data then require a code sent to the phone (ADR-0086).
 */
const PUBLIC = [
  "carModels",
  "carSums",
  "carYears",
  "paymentOutcome",
  "restToPay",
  "sendPaymentCode",
  "openPaidPolicy",
];
/** A draft is identified by its kind: saving creates the caller's own. */
const ONES_OWN = saveDraft.name;

let api: TestService;
let owners: readonly (readonly [string, Send])[];
let ids: readonly string[];
/** Ids of a claim and of an upload to it. */
let uploads: readonly (readonly [string, string])[];
const KIND = "box-deti";

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  owners = [
    ["guest", api.as()],
    ["person", api.asUser(await demoUserId(0))],
  ];
  ids = (await Promise.all(owners.map(([, send]) => fetchEverything(send)))).flat();
  uploads = await Promise.all(
    owners.map(async ([, send]) => {
      const { claimId, uploadId } = await anUpload(send, registerClaim.examples.body);
      return [claimId, uploadId] as const;
    }),
  );
});
afterAll(() => api.close());

async function demoUserId(index: number): Promise<string> {
  const username = toWirePhone(demoUsers[index]?.phone ?? "");
  const [row] = await api.service.db.select().from(user).where(eq(user.username, username));
  return row?.id ?? "";
}

async function newId(send: Send, contract: ContractShape, body = contract.examples.body) {
  return String((await send(contract, { body })).data.id);
}

/** Creates one record of every kind for an owner, and returns the ids. */
async function fetchEverything(send: Send): Promise<string[]> {
  const started = await startOrder(api, send);
  await pressAtBank(api, started, "pay");
  const { data } = await send(payment, { params: { id: started.paymentId } });
  const policyNumber = String(data.policyNumber);
  const claimBody = { ...(registerClaim.examples.body as object), policyNumber };
  await beginCover(api, policyNumber);
  await send(saveDraft, { params: { kind: KIND }, body: { content: "{}" } });
  const qr = await startOrder(api, send, "qr");
  const made = [
    started.orderId,
    started.paymentId,
    qr.paymentId,
    policyNumber,
    KIND,
    await newId(send, registerClaim, claimBody),
    await newId(send, saveTravel),
    await newId(send, addIdentityDocument),
    await newId(send, addAddress),
    await newId(send, addMyPerson),
    await newId(send, addMyCar),
  ];
  const sessions = (await send(userSessions)).data as unknown as UserSession[];
  return [...made, ...(Array.isArray(sessions) ? sessions.map(({ id }) => id) : [])];
}

const named = allContracts.filter(
  ({ auth, path, name }) =>
    auth === "visitor" && path.includes("{") && ![...PUBLIC, ONES_OWN].includes(name),
);

/** A request that would be valid for the owner of the named record. */
function requestFor(contract: ContractShape, [id, inner = id]: readonly [string, string?]) {
  const params = Object.fromEntries(
    [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""], index) => [
      name,
      index === 0 ? id : inner,
    ]),
  );
  const { body } = contract.examples;
  if (contract.headers)
    return { params, headers: ANY_UPLOAD, ...(contract.bytes ? { form: "%PDF" } : {}) };
  if (contract.files) {
    const fields = contract.body ? { payment_id: id } : undefined;
    return { params, form: aForm(contract.files.parts[0] ?? "", fields) };
  }
  return { params, ...(body === undefined ? {} : { body }) };
}

describe("a record with an owner", () => {
  it("is found by its owner", async () => {
    for (const [, send] of owners) {
      expect((await send(latestPayment)).status).toBe(200);
      expect((await send(readDraft, { params: { kind: KIND } })).status).toBe(200);
      expect((await send(myPolicies)).data).not.toHaveLength(0);
    }
  });

  it("is in the lists of its owner only", async () => {
    const [, [, person] = []] = owners;
    const stranger = api.asUser(await demoUserId(1));
    await stranger(saveMessageSettings, { body: saveMessageSettings.examples.body });
    for (const list of [identityDocuments, addresses, myPeople, myCars]) {
      expect((await person?.(list))?.data, list.name).toHaveLength(1);
      expect((await stranger(list)).data, list.name).toHaveLength(0);
      const guest = await api.as()(list);
      expect(guest.status === 200 ? guest.data : guest.status, list.name).toEqual(
        list === myCars ? [] : 401,
      );
    }
    expect((await person?.(messageSettings))?.data).not.toHaveProperty("language");
  });

  it.each(named.map((contract) => [contract.name, contract] as const))(
    "is not accessible through %s to another visitor or user, for any id",
    async (name, contract) => {
      const strangers = [api.as(), api.asUser(await demoUserId(1))];
      // Endpoints with an empty success response for a caller without a draft, or for another user's policy.
      const emptyHanded: Readonly<Record<string, readonly number[]>> = {
        [discardDraft.name]: [200],
        [readDraft.name]: [204],
        [policyRenewal.name]: [204],
        [policyInstalments.name]: [204],
      };
      const allowed = emptyHanded[name] ?? [404, 401];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...strangers),
          fc.oneof(
            fc.constantFrom(...ids).map((id) => [id] as const),
            fc.constantFrom(...uploads),
            fc.constant([randomUUID()] as const),
          ),
          async (stranger, named) => {
            const { status, data } = await stranger(contract, requestFor(contract, named));
            expect(allowed, `${name} ${named}`).toContain(status);
            if (status === 200) expect(data).toEqual({ discarded: false });
          },
        ),
        { numRuns: 10 },
      );
    },
  );

  it("is unchanged after all requests of other visitors", async () => {
    const stranger = api.as();
    await stranger(saveDraft, { params: { kind: KIND }, body: { content: "theirs" } });
    for (const [, send] of owners) {
      expect((await send(readDraft, { params: { kind: KIND } })).data).toEqual({ content: "{}" });
      expect((await send(createDraftTransfer, { params: { kind: KIND } })).status).toBe(201);
    }
  });
});
