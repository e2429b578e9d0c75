import { randomUUID } from "node:crypto";
import {
  claimStatus,
  myClaims,
  openClaim,
  registerClaim,
  sendClaimCode,
  uploadClaimFiles,
} from "@sughurta/contracts/claim";
import { register, sendSmsCode } from "@sughurta/contracts/session";
import { claimNumber, DAY_MS, policyNumberFrom, toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeClaim } from "#src/claims/change-claim.ts";
import { sweepClaimLeftovers } from "#src/claims/claim-upkeep.ts";
import { claimAccess, outbox } from "#src/platform/database/schema/service.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { aForm, sentCode } from "#src/testing/good-requests.ts";

const REPEAT_MS = 46_000;
let api: TestService;
let next = 934_000_000;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

interface Registered {
  readonly id: string;
  readonly claimNumber: string;
  readonly phone: string;
}

async function aClaim(send: Send = api.as()): Promise<Registered> {
  const phone = toWirePhone(String(next++));
  const policyNumber = policyNumberFrom(1001);
  const body = { ...registerClaim.examples.body, policyNumber, phone };
  const id = String((await send(registerClaim, { body })).data.id);
  return { id, claimNumber: claimNumber(id), phone };
}

const ask = (send: Send, body: object) => {
  api.pass(REPEAT_MS);
  return send(sendClaimCode, { body });
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const smsTo = async (phone: string) =>
  (await api.service.db.select().from(outbox).where(eq(outbox.recipient, phone))).filter(
    ({ channel }) => channel === "sms",
  );

describe("the status of a claim", () => {
  it("is shown to its owner step by step, without a code", async () => {
    const send = api.as();
    const { id, phone } = await aClaim(send);
    await send(uploadClaimFiles, { params: { claimId: id }, form: aForm("files") });
    const event = { eventId: randomUUID(), message: "Пришлите справку" };
    await changeClaim(api.service, id, { ...event, change: { state: "papersAwaited" } });
    const { status, data } = await send(claimStatus, { params: { claimId: id } });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id,
      state: "papersAwaited",
      steps: [
        { step: "registered" },
        { step: "papersAwaited" },
        { step: "underReview" },
        { step: "decided" },
      ],
      messages: [{ text: "Пришлите справку" }],
      files: [{ name: "cv.pdf" }],
    });
    expect(JSON.stringify(data)).not.toContain(phone);
    expect((await send(myClaims)).data).toMatchObject([{ id, state: "papersAwaited" }]);
  });

  it("is opened with number, phone and code: visible for a day, and files can be added", async () => {
    const { id, phone, claimNumber: number } = await aClaim();
    const stranger = api.as();
    const params = { claimId: id };
    expect((await stranger(claimStatus, { params })).status).toBe(404);
    await ask(stranger, { claimNumber: number.toLowerCase().replace("-", " "), phone });
    const code = await sentCode(api, phone);
    const opened = await stranger(openClaim, { body: { claimNumber: number, phone, code } });
    expect(opened).toMatchObject({ status: 200, data: { id, state: "registered" } });
    expect((await stranger(claimStatus, { params })).status).toBe(200);
    expect((await stranger(uploadClaimFiles, { params, form: aForm("files") })).status).toBe(201);
    expect((await stranger(myClaims)).data).toEqual([]);
    expect((await api.as()(claimStatus, { params })).status).toBe(404);
    const again = await stranger(openClaim, { body: { claimNumber: number, phone, code } });
    expect(again.data.fieldCodes).toEqual({ code: ["smsCodeWrong"] });

    api.pass(DAY_MS + 1);
    expect((await stranger(claimStatus, { params })).status).toBe(404);
    expect((await stranger(uploadClaimFiles, { params, form: aForm("files") })).status).toBe(404);
    await sweepClaimLeftovers(api.service);
    const left = eq(claimAccess.claimId, id);
    expect(await api.service.db.$count(claimAccess, left)).toBe(0);
  });

  it("does not reveal whether a claim exists: responses are the same, and only a phone with a claim gets an SMS", async () => {
    const known = await aClaim();
    const unknown = { claimNumber: "0000-0000", phone: known.phone };
    const foreign = { claimNumber: known.claimNumber, phone: toWirePhone(String(next++)) };
    const visitor = api.as();
    const responses = [];
    for (const body of [unknown, foreign, known]) {
      const first = await ask(visitor, body);
      const tooSoon = await visitor(sendClaimCode, { body });
      const guess = await visitor(openClaim, { body: { ...body, code: "000000" } });
      responses.push([first.data, tooSoon.status, tooSoon.data, guess.status, guess.data]);
    }
    expect(responses[0]).toEqual(responses[2]);
    expect(responses[1]).toEqual(responses[2]);
    expect(responses[2]?.slice(1, 2)).toEqual([429]);
    expect(await smsTo(foreign.phone)).toEqual([]);
    expect(await smsTo(known.phone)).toHaveLength(1);
  });

  it("is revealed only with the correct code, and five wrong codes invalidate the code", async () => {
    const { phone, claimNumber: number } = await aClaim();
    const visitor = api.as();
    await ask(visitor, { claimNumber: number, phone });
    const code = await sentCode(api, phone);
    const other = { claimNumber: "0000-0000", phone };
    const open = (body: object) => visitor(openClaim, { body });
    expect((await open({ ...other, code: wrong(code) })).data.fieldCodes).toEqual({
      code: ["smsCodeWrong"],
    });
    expect((await open({ ...other, code })).data.fieldCodes).toEqual({
      claimNumber: ["claimNotFound"],
    });
    await ask(visitor, { claimNumber: number, phone });
    const second = await sentCode(api, phone);
    for (let tries = 0; tries < 5; tries += 1)
      await open({ claimNumber: number, phone, code: wrong(second) });
    expect((await open({ claimNumber: number, phone, code: second })).status).toBe(422);
  });

  it("belongs to the user who signs in with its phone, and is closed to another user of the same browser", async () => {
    const theirs = await aClaim();
    const opened = await aClaim();
    const guest = api.as();
    await ask(guest, opened);
    await guest(openClaim, { body: { ...opened, code: await sentCode(api, opened.phone) } });
    await guest(sendSmsCode, { body: { phone: theirs.phone, purpose: "register" } });
    const body = {
      phone: theirs.phone,
      code: await sentCode(api, theirs.phone),
      password: "correct horse",
    };
    const { data } = await guest(register, { body });
    const headers = { Authorization: `Bearer ${data.access}` };
    expect((await guest(myClaims, { headers })).data).toMatchObject([{ id: theirs.id }]);
    const fetchState = async (claimId: string) =>
      (await guest(claimStatus, { headers, params: { claimId } })).status;
    expect(await fetchState(theirs.id)).toBe(200);
    expect(await fetchState(opened.id)).toBe(404);
  });
});
