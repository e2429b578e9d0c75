import { randomUUID } from "node:crypto";
import { registerClaim } from "@sughurta/contracts/claim";
import {
  CLAIM_STATES,
  type ClaimState,
  type Language,
  nextClaimStates,
  policyNumberFrom,
} from "@sughurta/domain";
import { desc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userOwner } from "#src/platform/caller.ts";
import { claim, outbox, user } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { type ClaimChange, changeClaim } from "./change-claim.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

async function aClaim(language: Language = "ru"): Promise<string> {
  const body = { ...registerClaim.examples.body, policyNumber: policyNumberFrom(1001) };
  return String((await api.as()(registerClaim, { body, language })).data.id);
}

const decide = (
  claimId: string,
  change?: ClaimChange,
  message = "",
  eventId: string = randomUUID(),
) => changeClaim(api.service, claimId, { eventId, message, ...(change ? { change } : {}) });

const pay = (paidDiram: number): ClaimChange => ({
  state: "paid",
  paidDiram,
  approval: { by: "farrukh", confirmedBy: "zarina", role: "claims" },
});
const refused = (code: string) => expect.objectContaining({ code });

const sent = (eventId: string) =>
  api.service.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `claim:${eventId}:%`))
    .orderBy(desc(outbox.channel));

/** Required data of each state. */
const WITH = { paidDiram: 320_000, refusal: "Событие не покрыто" };
const isDecision = (state: ClaimState) => state === "paid" || state === "refused";
const getNeeds = (state: ClaimState) => ({
  paidDiram: state === "paid" ? WITH.paidDiram : null,
  refusal: state === "refused" ? WITH.refusal : null,
});

describe("a claim's state", () => {
  it("allows only valid transitions, enforced in SQL", async () => {
    for (const from of CLAIM_STATES) {
      const next: readonly ClaimState[] = isDecision(from)
        ? ["underReview"]
        : nextClaimStates(from);
      for (const to of CLAIM_STATES.filter((state) => state !== from)) {
        const id = await aClaim();
        const way: Record<ClaimState, ClaimState[]> = {
          registered: [],
          papersAwaited: ["papersAwaited"],
          underReview: ["underReview"],
          paid: ["underReview", "paid"],
          refused: ["underReview", "refused"],
        };
        const move = (state: ClaimState) =>
          api.service.db
            .update(claim)
            .set({ state, ...getNeeds(state) })
            .where(eq(claim.id, id));
        for (const state of way[from]) await move(state);
        const isAllowed = next.includes(to);
        const outcome = await move(to).then(
          () => true,
          () => false,
        );
        expect([from, to, outcome]).toEqual([from, to, isAllowed]);
      }
    }
  });

  it("requires the amount or the reason of a decision", async () => {
    const id = await aClaim();
    await decide(id, { state: "underReview" });
    for (const state of ["paid", "refused"] as const) {
      const without = api.service.db.update(claim).set({ state }).where(eq(claim.id, id));
      await expect(without).rejects.toThrow();
    }
  });
});

describe("a claim decision", () => {
  it("is refused if it requests documents without naming them", async () => {
    const id = await aClaim();
    const eventId = randomUUID();
    const unnamed = decide(id, { state: "papersAwaited" }, "", eventId);
    await expect(unnamed).rejects.toEqual(refused("claimPapersUnnamed"));
    expect(await sent(eventId)).toEqual([]);
  });

  it.each([
    ["ru", "Ждём от вас документы", "Заявление"],
    ["tg", "Аз шумо ҳуҷҷатҳоро интизорем", "аризаи"],
    ["en", "We need documents from you", "claim"],
  ] as const)(
    "sends one SMS and one email in the claimant's language: %s",
    async (language, news, subject) => {
      const id = await aClaim(language);
      const eventId = randomUUID();
      const message = "Справка из ЖЭКа";
      await decide(id, { state: "papersAwaited" }, message, eventId);
      await decide(id, { state: "papersAwaited" }, message, eventId);
      const inAnotherTab = decide(id, { state: "papersAwaited" }, message);
      await expect(inAnotherTab).rejects.toEqual(refused("decidedBefore"));
      const [sms, mail, ...more] = await sent(eventId);
      expect(more).toEqual([]);
      expect(sms).toMatchObject({ channel: "sms", recipient: "992921234567", language });
      expect(sms?.body).toContain(news);
      expect(sms?.body).toContain("/losses/status");
      expect(sms?.body).not.toContain(message);
      expect(mail).toMatchObject({ channel: "mail", recipient: "madina@example.tj" });
      expect(mail?.subject).toContain(subject);
      expect(mail?.body).toContain(message);
      expect(`${sms?.body}${mail?.subject}${mail?.body}`).not.toMatch(/\{\{|undefined/);
    },
  );

  it("includes the day of the decision, the amount and the reason", async () => {
    const [paid, refused] = [await aClaim("en"), await aClaim("en")];
    const [review, payment, refusal] = [randomUUID(), randomUUID(), randomUUID()];
    await decide(paid, { state: "underReview" }, "", review);
    // Saturday 21 November plus ten working days.
    expect((await sent(review))[0]?.body).toContain("decide by 04.12.2026");
    await decide(paid, pay(WITH.paidDiram), "", payment);
    expect((await sent(payment))[0]?.body).toMatch(/pay 3\s200\sTJS by 27\.11\.2026/);
    await decide(refused, { state: "underReview" });
    await decide(refused, { state: "refused", refusal: "Not covered" }, "", refusal);
    const [sms, mail] = await sent(refusal);
    expect(sms?.body).not.toContain("Not covered");
    expect(mail?.body).toContain("Reason: Not covered");
  });

  it("respects the claimant's notification settings, but always emails a final decision", async () => {
    const id = await aClaim("ru");
    const person = randomUUID();
    const off = { mail: false, sms: false };
    const messages = { language: "en", renewal: off, claim: off, news: off } as const;
    const createdAt = api.service.now();
    await api.service.db.insert(user).values({
      id: person,
      username: "992915556677",
      role: "user",
      passwordHash: "",
      messages,
      createdAt,
    });
    await api.service.db
      .update(claim)
      .set({ owner: userOwner(person) })
      .where(eq(claim.id, id));
    const [review, refusal] = [randomUUID(), randomUUID()];
    await decide(id, { state: "underReview" }, "", review);
    expect(await sent(review)).toEqual([]);
    await decide(id, { state: "refused", refusal: "Not covered" }, "", refusal);
    expect(await sent(refusal)).toMatchObject([{ channel: "mail", language: "en" }]);
  });

  it("can consist of a message only, and is refused if empty", async () => {
    const id = await aClaim("en");
    const eventId = randomUUID();
    await expect(decide(id, undefined, "")).rejects.toEqual(refused("claimMessageMissing"));
    await decide(id, undefined, "Bring the form", eventId);
    expect(await sent(eventId)).toHaveLength(2);
  });
});

describe("the sandbox desk", () => {
  it("shows a claim, and applies a form that is submitted twice only once", async () => {
    const id = await aClaim();
    const list = await (await api.app.request("/sandbox/claims?lang=en")).text();
    expect(list).toContain(`/sandbox/claims/${id}`);
    const page = await (await api.app.request(`/sandbox/claims/${id}?lang=en`)).text();
    const event = /name="decision" value="([\w-]+)"/.exec(page)?.[1] ?? "";
    const body = new URLSearchParams({
      decision: event,
      state: "underReview",
      message: "<b>Hello</b>",
    });
    for (let times = 0; times < 2; times += 1) {
      const response = await api.app.request(`/sandbox/claims/${id}`, { method: "POST", body });
      expect(response.status).toBe(303);
    }
    expect(await sent(event)).toHaveLength(2);
    const after = await (await api.app.request(`/sandbox/claims/${id}?lang=en`)).text();
    expect(after).toContain("Under review");
    expect(after).not.toContain("<b>Hello</b>");
    const withoutSum = new URLSearchParams({ decision: randomUUID(), state: "paid", paid: "" });
    await api.app.request(`/sandbox/claims/${id}`, { method: "POST", body: withoutSum });
    const [row] = await api.service.db.select().from(claim).where(eq(claim.id, id));
    expect(row?.state).toBe("underReview");
    expect((await api.app.request(`/sandbox/claims/${randomUUID()}`)).status).toBe(404);
  });
});
