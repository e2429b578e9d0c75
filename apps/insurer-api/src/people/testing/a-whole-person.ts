import { randomUUID } from "node:crypto";
import { addAddress, addMyPerson, saveProfile } from "@sughurta/contracts/account";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { requestCallback, sendResume, subscribe } from "@sughurta/contracts/content";
import { saveDraft } from "@sughurta/contracts/draft";
import { sendSmsCode } from "@sughurta/contracts/session";
import { eq, sql } from "drizzle-orm";
import { smsCode } from "#src/identity/user/user-tables.ts";
import { recordNote } from "#src/platform/database/schema/desk.ts";
import { quotaUse } from "#src/platform/database/schema/limits.ts";
import { moneyDecision } from "#src/platform/database/schema/money.ts";
import { partnerEntry } from "#src/platform/database/schema/partner.ts";
import { proposal } from "#src/platform/database/schema/proposal.ts";
import { reconciliation, reconciliationItem } from "#src/platform/database/schema/reports.ts";
import {
  order,
  policy,
  policyAccess,
  policyCorrection,
  policyDocumentFile,
  refund,
  refundEvent,
  reminderOptOut,
  vehicleCheck,
} from "#src/platform/database/schema/sales.ts";
import { screeningCheck } from "#src/platform/database/schema/screening.ts";
import {
  claim,
  claimAccess,
  claimUpload,
  draftTransfer,
  idempotency,
  trustedDevice,
  user,
} from "#src/platform/database/schema/service.ts";
import { getToday } from "#src/platform/platform.ts";
import { optOutHashes } from "#src/sales/notifications/reminder-opt-outs.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import { beginCover, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { PICTURE_HEAD } from "#src/testing/a-picture.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { seed } from "#src/testing/demo-content.ts";

/** Values that nothing else in the database contains. */
export const WHOLE_PERSON = {
  phone: "992907770311",
  lastName: "Зумрадшоева",
  firstName: "Гулбаҳорак",
  patronymic: "Ёқубиддиновна",
  email: "gulbahorak.zumrad@example.tj",
  docNumber: "77553311",
  institution: "ШВКД Ишкошими Боло",
  address: "кӯчаи Сарчашмаи Кабуд, 313",
  plate: "3113QZ07",
  vin: "WQZ7YQ31331133113",
  note: "Пишите мне о зелёном чайнике",
} as const;

/** All of these texts, and the parts under which they could be stored too. */
export const PERSONAL_VALUES: readonly string[] = [
  ...Object.values(WHOLE_PERSON),
  WHOLE_PERSON.phone.slice(3),
  "зелёном чайнике",
];

/** Another person insured by the same policy. */
export const INSURED = { name: "Сарвиноза Лаълбонуевна", birthDate: "2016-02-03" };

const fullName = `${WHOLE_PERSON.lastName} ${WHOLE_PERSON.firstName}`;
const named = {
  lastName: WHOLE_PERSON.lastName,
  firstName: WHOLE_PERSON.firstName,
  patronymic: WHOLE_PERSON.patronymic,
  birthDate: "1990-05-14",
  docNumber: WHOLE_PERSON.docNumber,
};

/** A box order of the person, with another person insured. */
const ordered = {
  lastName: WHOLE_PERSON.lastName,
  firstName: WHOLE_PERSON.firstName,
  patronymic: WHOLE_PERSON.patronymic,
  phoneNumber: WHOLE_PERSON.phone,
  email: WHOLE_PERSON.email,
  docNumber: WHOLE_PERSON.docNumber,
  issueInstitution: WHOLE_PERSON.institution,
  insuredPeople: [INSURED],
};

/**
 * Lets one person do everything that stores data: at the shop where one request does it, in the table where a whole process
 * would be needed. Returns the ids of what remains after an erasure.
 */
export async function aWholePerson(api: TestService) {
  const { service } = api;
  const { db, now } = service;
  const { phone, email, note } = WHOLE_PERSON;
  const userId = randomUUID();
  await db.insert(user).values({
    id: userId,
    username: phone,
    role: "user",
    passwordHash: "",
    createdAt: now(),
  });
  const send = api.asUser(userId);
  await send(saveProfile, {
    body: {
      lastName: WHOLE_PERSON.lastName,
      firstName: WHOLE_PERSON.firstName,
      email,
      birthDate: "1990-05-14",
      gender: 1,
    },
  });
  await send(addAddress, { body: { ...addAddress.examples.body, street: WHOLE_PERSON.address } });
  await send(addMyPerson);
  await send(saveDraft, {
    params: { kind: "box-deti" },
    body: { content: JSON.stringify(named) },
    key: randomUUID(),
  });
  const bought = await startOrder(api, send, "dc", ordered);
  await pressAtBank(api, bought, "pay");
  const [sold] = await db.select().from(policy).where(eq(policy.orderId, bought.orderId));
  const number = sold?.number ?? "";
  await db
    .update(order)
    .set({
      lineage: randomUUID(),
      partnerCode: "SAFAR",
      partnerReference: note,
      details: sql`${order.details} || ${JSON.stringify({ request: { gosNomer: WHOLE_PERSON.plate, vin: WHOLE_PERSON.vin, holderAddress: WHOLE_PERSON.address, city: WHOLE_PERSON.address } })}::jsonb`,
    })
    .where(eq(order.id, bought.orderId));
  await beginCover(api, number);
  const qr = await startOrder(api, send, "qr", ordered);
  const receipt = await aDesk(api).unreadReceipt(send, qr.paymentId);
  const registered = await send(registerClaim, {
    body: { fullName, policyNumber: number, note, phone, email, channel: "front" },
  });
  const claimId = String(registered.data.id);
  const form = new FormData();
  form.append("files", new File([new Uint8Array(PICTURE_HEAD)], `${fullName}.png`));
  await send(uploadClaimFiles, { params: { claimId }, form });
  await send(requestCallback, { body: { phone, type: "back_call", note } });
  await send(subscribe, { body: { email } });
  await api.as()(sendSmsCode, { body: { phone, purpose: "policy" } });
  const resume = new FormData();
  const fields = { vac_id: String(seed.vacancies[0]?.id), fio: fullName, phone, email, desc: note };
  for (const [name, value] of Object.entries(fields)) resume.append(name, value);
  resume.append("file1", new File([`%PDF-1.4 ${note}\n%%EOF`], `${fullName}.pdf`));
  await api.as()(sendResume, { form: resume });
  const { amountDiram = 0 } = sold ?? {};
  await fillRest(api, { number, claimId, userId, amountDiram, ...bought });
  return { userId, number, claimId, receipt, bought, qr };
}

interface Ids {
  readonly number: string;
  readonly claimId: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly userId: string;
  readonly amountDiram: number;
}

/** Rows that whole processes of staff, partners and providers write. */
async function fillRest(
  { service }: TestService,
  { number, claimId, orderId, paymentId, userId, amountDiram }: Ids,
): Promise<void> {
  const { db, now } = service;
  const { email, note, phone } = WHOLE_PERSON;
  const createdAt = now();
  const owner = `user:${userId}`;
  const soon = new Date(createdAt.getTime() + 60_000);
  const [hash = ""] = optOutHashes(service, email);
  await db.insert(reminderOptOut).values({ addressHash: hash, createdAt });
  await db.insert(policyAccess).values({ policyNumber: number, owner, expiresAt: soon });
  await db.insert(claimAccess).values({ claimId, owner, expiresAt: soon });
  await db
    .insert(draftTransfer)
    .values({ tokenHash: randomUUID(), owner, kind: "box-deti", expiresAt: soon });
  await db.insert(claimUpload).values({
    id: randomUUID(),
    claimId,
    name: `${fullName}.pdf`,
    sizeBytes: 9,
    storedAs: randomUUID(),
    createdAt,
  });
  await db.insert(idempotency).values({
    owner,
    key: randomUUID(),
    call: "saveBox",
    fingerprint: "",
    createdAt,
  });
  await db.insert(quotaUse).values({ subject: owner, quota: "drafts", used: 1, endsAt: soon });
  await db.insert(trustedDevice).values({ userId, deviceHash: randomUUID(), seenAt: createdAt });
  await db.insert(smsCode).values({
    phone,
    purpose: "signIn",
    owner,
    countsForStrangers: false,
    codeHash: "",
    sentAt: createdAt,
    expiresAt: soon,
  });
  const storedAs = await service.store.keep(new TextEncoder().encode(`%PDF-1.4 ${fullName}`));
  await db
    .insert(policyDocumentFile)
    .values({ policyNumber: number, language: "tg", storedAs, createdAt });
  await db.insert(policyCorrection).values({
    id: randomUUID(),
    policyNumber: number,
    position: 1,
    version: null,
    fields: ["name"],
    before: { holder: { ...named, lastName: "Зумрадшо" } },
    after: { holder: named },
    beforeDiram: amountDiram,
    afterDiram: amountDiram,
    decidedBy: owner,
    decidedRole: "",
    reason: note,
    createdAt,
  });
  await db.insert(vehicleCheck).values({
    policyNumber: number,
    sold: { make: "Opel", model: "Astra" },
    found: { make: "Opel", model: "Astra" },
    beforeDiram: amountDiram,
    afterDiram: amountDiram,
    decidedBy: "zarina",
    decidedRole: "cashier",
    reason: note,
    createdAt,
  });
  await db.insert(moneyDecision).values({
    id: randomUUID(),
    command: "countReceipt",
    paymentId,
    policyNumber: number,
    fromState: "review",
    toState: "paid",
    actorId: "zarina",
    actorRole: "cashier",
    reason: note,
    createdAt,
  });
  const refundId = randomUUID();
  await db.insert(refund).values({
    id: refundId,
    policyNumber: number,
    amountDiram: 1_00,
    currency: "TJS",
    dueOn: getToday(service),
    createdAt,
    updatedAt: createdAt,
  });
  await db.insert(refundEvent).values({
    id: randomUUID(),
    refundId,
    state: "rejected",
    decidedBy: "zarina",
    decidedRole: "cashier",
    note,
    createdAt,
  });
  await db.update(refund).set({ state: "rejected" }).where(eq(refund.id, refundId));
  await db.insert(partnerEntry).values({
    partnerCode: "SAFAR",
    policyNumber: number,
    kind: "sale",
    productCode: "FAM_KIDS",
    partnerReference: note,
    amountDiram: 1_00,
    currency: "TJS",
    shareBp: 100,
    commissionDiram: 1,
    bookedOn: getToday(service),
    createdAt,
  });
  await db.insert(screeningCheck).values({
    id: randomUUID(),
    kind: "sanctions",
    state: "released",
    orderId,
    details: { matches: [{ person: named } as never] },
    createdAt,
    decidedBy: "zarina",
    decidedRole: "cashier",
    reason: note,
    decidedAt: createdAt,
  });
  await db.insert(recordNote).values({
    id: randomUUID(),
    subject: `policy:${number}`,
    staffName: "zarina",
    staffRole: "support",
    body: note,
    createdAt,
  });
  await db.insert(proposal).values({
    id: randomUUID(),
    kind: "payout",
    key: claimId,
    subject: `claim:${claimId}`,
    change: { claimId, paidDiram: 5, message: note },
    state: "rejected",
    proposedBy: "zarina",
    reason: note,
    proposedAt: createdAt,
    decidedBy: "nilufar",
    decidedAt: createdAt,
  });
  const reconciliationId = randomUUID();
  await db.insert(reconciliation).values({
    id: reconciliationId,
    operator: "dc",
    month: "2026-11",
    fileName: "dc.csv",
    uploadedBy: "zarina",
    uploadedAt: createdAt,
    pendingRows: [["1", `+${phone}`, fullName]],
    lines: [],
    skipped: 0,
  });
  await db.insert(reconciliationItem).values({
    id: randomUUID(),
    reconciliationId,
    kind: "differing",
    paymentId,
    reference: "R-1",
    isRepeated: false,
    note,
  });
  await db.update(claim).set({ state: "underReview" }).where(eq(claim.id, claimId));
  await db.update(claim).set({ state: "refused", refusal: note }).where(eq(claim.id, claimId));
}
