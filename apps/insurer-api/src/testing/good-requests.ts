import { randomUUID } from "node:crypto";
import {
  addAddress,
  addIdentityDocument,
  addMyPerson,
  saveMessageSettings,
  sendAccountCode,
} from "@sughurta/contracts/account";
import { saveBox } from "@sughurta/contracts/box";
import {
  continueClaimUpload,
  registerClaim,
  sendClaimCode,
  startClaimUpload,
  TUS_VERSION,
} from "@sughurta/contracts/claim";
import { PREVIEW_HEADER } from "@sughurta/contracts/content";
import { type ContractShape, toWire } from "@sughurta/contracts/core";
import { createDraftTransfer, openStaffSale, saveDraft } from "@sughurta/contracts/draft";
import { addMyCar } from "@sughurta/contracts/motor";
import { createPrefill } from "@sughurta/contracts/partner";
import { payment, sendPaymentCode } from "@sughurta/contracts/payment";
import { createDownload, type MyPolicy, myPolicies } from "@sughurta/contracts/policy";
import { sendPolicyCode } from "@sughurta/contracts/policy-changes";
import {
  logIn,
  register,
  sendSmsCode,
  type UserSession,
  userSessions,
} from "@sughurta/contracts/session";
import { changeTravel, readTravellers, saveTravel } from "@sughurta/contracts/travel";
import { claimNumber, policyNumberFrom, toDiram, toWirePhone } from "@sughurta/domain";
import { and, desc, eq, like } from "drizzle-orm";
import { signPreviewToken } from "#src/content/preview/preview-routes.ts";
import { findContentItem, listContent } from "#src/content/schema/content-table.ts";
import { listVersions } from "#src/content/versions/content-versions.ts";
import { saveContent } from "#src/content/versions/save-content.ts";
import { startSale } from "#src/desk/sale/staff-sale.ts";
import { staff } from "#src/platform/database/schema/desk.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { outbox, user } from "#src/platform/database/schema/service.ts";
import { getToday } from "#src/platform/platform.ts";
import { createPartner, makePartnerKey } from "#src/sales/orders/partner-accounts.ts";
import { askRest } from "#src/sales/payments/ask-rest.ts";
import { SIGNATURE_HEADER, signWebhook } from "#src/sales/payments/callback-signature.ts";
import { renderReceipt } from "#src/sandbox/bank/bank-pages.ts";
import { bankSecrets } from "#src/sandbox/bank/bank-provider.ts";
import { aBoxOrder } from "./a-box-order.ts";
import { aCommand, aDesk } from "./a-desk.ts";
import { beginCover, notify, pressAtBank, type StartedOrder, startOrder } from "./a-payment.ts";
import { type Send, SITE_CREDENTIALS, type TestRequest, type TestService } from "./a-service.ts";
import { demoPolicies, demoUsers } from "./demo-content.ts";

/** A request that must succeed, and its sender. */
export interface GoodRequest extends TestRequest {
  readonly send: Send;
}

type Maker = () => Promise<GoodRequest> | GoodRequest;

const PDF = new Blob(["%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n"], { type: "application/pdf" });

const REPORT_DAYS = { from: "2026-12-01", to: "2026-12-31" };

/** A new partner with the header of its secret key. */
export async function aPartner({ service }: TestService) {
  const code = `partner-${randomUUID()}`;
  const origins = ["https://agency.example"];
  const returnPages = ["https://agency.example/"];
  await createPartner(service, { code, name: code, origins, returnPages });
  const secret = await makePartnerKey(service, code, {
    kind: "secret",
    othersHoldDays: 0,
  });
  return { code, headers: { Authorization: `Bearer ${secret}` } };
}

/** A request for the report of a new partner, with its secret key. */
async function aPartnerReport(api: TestService, send: Send): Promise<GoodRequest> {
  const { headers } = await aPartner(api);
  return { send, query: REPORT_DAYS, headers };
}

/** A multipart payload with one small document. */
export function aForm(
  part: string,
  fields: Record<string, string> = {},
  name = "cv.pdf",
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set(part, PDF, name);
  return form;
}

/** Headers that are valid for every request of a resumable upload: those of the first chunk of a document. */
export const ANY_UPLOAD: Readonly<Record<string, string>> = {
  "Tus-Resumable": TUS_VERSION,
  "Upload-Length": "1000000",
  "Upload-Offset": "0",
  "Upload-Metadata": `filename ${Buffer.from("estimate.pdf").toString("base64")}`,
  "Content-Type": continueClaimUpload.bytes.mediaType,
};

/** A started upload for a new claim. */
export async function anUpload(send: Send, body: unknown) {
  const claimId = String((await send(registerClaim, { body })).data.id);
  const started = await send(startClaimUpload, { params: { claimId }, headers: ANY_UPLOAD });
  return { claimId, uploadId: String(started.data.id) };
}

/** The token of a sale by a new member of staff. */
async function aSaleToken({ service }: TestService): Promise<string> {
  const name = `seller-${randomUUID()}`;
  const account = { passwordHash: "", otpSecret: "", createdAt: service.now() };
  await service.db.insert(staff).values({ id: randomUUID(), name, roles: ["support"], ...account });
  const chosen = { draftKind: "box-deti", place: "phone", language: "tg" } as const;
  return startSale(service, randomUUID(), chosen, { id: name, role: "support" });
}

async function demoUserId({ service }: TestService, index: number): Promise<string> {
  const username = toWirePhone(demoUsers[index]?.phone ?? "");
  const [row] = await service.db.select().from(user).where(eq(user.username, username));
  return row?.id ?? "";
}

/** The newest code sent to a phone, from the outbox. */
export async function sentCode({ service }: TestService, phone: string): Promise<string> {
  const [message] = await service.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, phone), like(outbox.dedupeKey, "code:%")))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return /\d{6}/.exec(message?.body ?? "")?.[0] ?? "";
}

async function loadSlug(
  { service }: TestService,
  kind: "blogPost" | "businessProduct" | "vacancy",
): Promise<string> {
  return (await listContent(service.db, kind))[0]?.slug ?? "";
}

/** Headers of a request that previews a draft. */
async function aPreview({ service }: TestService): Promise<Record<string, string>> {
  const item = { kind: "page", slug: "rules" } as const;
  const { config, db, now } = service;
  const [newest] = await listVersions(db, item);
  const command = { decisionId: randomUUID(), by: "editor", reason: "Shorter" };
  const basedOn = newest?.version ?? 0;
  const data = await findContentItem(db, item.kind, item.slug);
  await saveContent(service, { ...item, data, basedOn, publishing: "draft" }, command);
  const [draft] = await listVersions(db, item);
  const named = { ...item, version: draft?.version ?? 0 };
  return { [PREVIEW_HEADER]: await signPreviewToken(named, config.secrets.siteToken[0], now()) };
}

async function firstPartner({ service }: TestService): Promise<string> {
  const [category] = await listContent(service.db, "partnerCategory");
  return String(category?.partners[0]?.id);
}

async function firstVacancy({ service }: TestService): Promise<string> {
  return String((await listContent(service.db, "vacancy"))[0]?.id);
}

/** A form with the sandbox bank's receipt for a payment. */
async function receiptForm(
  { reference, amount }: Pick<StartedOrder, "reference" | "amount">,
  paidOn: string,
): Promise<FormData> {
  const receipt = await renderReceipt({
    transactionNumber: randomUUID(),
    reference,
    amountDiram: toDiram(amount),
    currency: "TJS",
    paidOn,
  });
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(receipt)]), "receipt.pdf");
  return form;
}

/** A valid request for each endpoint, if the example of its contract does not match the seed. */
export async function goodRequests(api: TestService): Promise<Readonly<Record<string, Maker>>> {
  const guest = api.as();
  const person = api.asUser(await demoUserId(api, 0));
  const phone = "992918887766";
  const number = policyNumberFrom(demoPolicies[0]?.sequence ?? 0);
  await beginCover(api, number);
  const newId = async (contract: ContractShape, send: Send, body = contract.examples.body) => {
    const { data } = await send(contract, { body });
    return String(data.id);
  };
  const withCode = async (purpose: "register" | "recover"): Promise<GoodRequest> => {
    api.pass(46_000);
    await guest(sendSmsCode, { body: { phone, purpose } });
    const code = await sentCode(api, phone);
    return { send: guest, body: { phone, code, password: "correct horse" } };
  };
  const login = () => ({
    send: guest,
    body: { username: toWirePhone(demoUsers[1]?.phone ?? ""), password: demoUsers[1]?.password },
  });
  const byPerson = (body?: unknown): GoodRequest => ({ send: person, body });
  const documentId = () => newId(addIdentityDocument, person);
  const addressId = () => newId(addAddress, person);
  const personId = () => newId(addMyPerson, person);
  const carId = () => newId(addMyCar, person);
  const claimBody = { ...registerClaim.examples.body, policyNumber: number };
  const paidOrder = async () => {
    const started = await startOrder(api, guest);
    await pressAtBank(api, started, "pay");
    return started;
  };
  return {
    contentPreview: async () => ({ send: guest, headers: await aPreview(api) }),
    siteLogin: () => ({ send: guest, headers: SITE_CREDENTIALS }),
    endVisitor: () => ({ send: api.as() }),
    categoryHeaders: () => ({ send: guest, params: { categoryId: "1" } }),
    slides: () => ({ send: guest, params: { slug: "glavnaya" } }),
    businessSlides: () => ({ send: guest, params: { slug: "glavnaya" } }),
    box: () => ({ send: guest, params: { slug: "kvartira" } }),
    businessBox: async () => ({
      send: guest,
      params: { slug: await loadSlug(api, "businessProduct") },
    }),
    blogArticle: async () => ({ send: guest, params: { slug: await loadSlug(api, "blogPost") } }),
    partner: async () => ({ send: guest, params: { id: await firstPartner(api) } }),
    vacancy: async () => ({ send: guest, params: { slug: await loadSlug(api, "vacancy") } }),
    sendResume: async () => ({
      send: guest,
      form: aForm("file1", {
        vac_id: await firstVacancy(api),
        fio: "Саидова Мадина",
        phone: "992921234567",
        email: "madina@example.tj",
      }),
    }),
    logIn: login,
    refreshTokens: async () => ({
      send: guest,
      body: { refresh: (await guest(logIn, login())).data.refresh },
    }),
    sendSmsCode: () => {
      api.pass(46_000);
      return { send: guest, body: { phone, purpose: "register" } };
    },
    register: () => withCode("register"),
    changePassword: () => withCode("recover"),
    profile: () => byPerson(),
    saveProfile: () => byPerson({ lastName: "Саидова", firstName: "Мадина", gender: 1 }),
    identityDocuments: () => byPerson(),
    addIdentityDocument: () => byPerson(addIdentityDocument.examples.body),
    changeIdentityDocument: async () => ({
      ...byPerson(addIdentityDocument.examples.body),
      params: { id: await documentId() },
    }),
    removeIdentityDocument: async () => ({ ...byPerson(), params: { id: await documentId() } }),
    addresses: () => byPerson(),
    addAddress: () => byPerson(addAddress.examples.body),
    changeAddress: async () => ({
      ...byPerson(addAddress.examples.body),
      params: { id: await addressId() },
    }),
    removeAddress: async () => ({ ...byPerson(), params: { id: await addressId() } }),
    myPeople: () => byPerson(),
    addMyPerson: () => byPerson(addMyPerson.examples.body),
    changeMyPerson: async () => ({
      ...byPerson(addMyPerson.examples.body),
      params: { id: await personId() },
    }),
    removeMyPerson: async () => ({ ...byPerson(), params: { id: await personId() } }),
    addMyCar: () => byPerson(addMyCar.examples.body),
    changeMyCar: async () => ({
      ...byPerson(addMyCar.examples.body),
      params: { id: await carId() },
    }),
    removeMyCar: async () => ({ ...byPerson(), params: { id: await carId() } }),
    messageSettings: () => byPerson(),
    saveMessageSettings: () => byPerson(saveMessageSettings.examples.body),
    userSessions: () => byPerson(),
    endUserSession: async () => {
      const leaving = api.asUser(await demoUserId(api, 0));
      const { data } = await leaving(userSessions);
      const own = (data as unknown as UserSession[]).find(({ current }) => current);
      return { send: leaving, params: { id: own?.id ?? "" } };
    },
    myData: () => byPerson(),
    addMyPolicy: async () => {
      const { paymentId } = await paidOrder();
      const { data } = await guest(payment, { params: { id: paymentId } });
      const { policyNumber, policyCode } = data;
      return byPerson({ policyNumber, policyCode });
    },
    correctMyPolicy: async () => {
      const { data } = await person(myPolicies);
      const mine = (data as unknown as MyPolicy[]).find(({ correctable }) => correctable);
      const params = { policyNumber: mine?.policyNumber ?? "" };
      return { ...byPerson({ ...mine?.correctable, email: "other@example.tj" }), params };
    },
    cancelPolicy: async () => {
      const { data } = await person(myPolicies);
      // Claims are registered for the other one.
      const mine = (data as unknown as MyPolicy[]).find(
        ({ policyNumber, refund }) => policyNumber !== number && refund !== undefined,
      );
      const params = { policyNumber: mine?.policyNumber ?? "" };
      return { ...byPerson({ refund: mine?.refund }), params };
    },
    sendAccountCode: async () => {
      const { paymentId } = await paidOrder();
      api.pass(46_000);
      return { send: guest, params: { id: paymentId } };
    },
    openAccount: async () => {
      const buyer = api.as();
      const { paymentId } = await startOrder(api, buyer).then(async (started) => {
        await pressAtBank(api, started, "pay");
        return started;
      });
      api.pass(46_000);
      const params = { id: paymentId };
      await buyer(sendAccountCode, { params });
      return { send: buyer, params, body: { code: await sentCode(api, aBoxOrder().phoneNumber) } };
    },
    paymentOutcome: async () => {
      const { paymentId } = await paidOrder();
      return { send: guest, params: { id: paymentId } };
    },
    restToPay: async () => {
      const started = await startOrder(api, guest);
      await notify(api, started, { amount: started.amount - 1 });
      const command = aCommand();
      await askRest(api.service, started.paymentId, command);
      const [sent] = await aDesk(api).listMessages(command);
      const [, token = ""] = /\/rest\/([\w-]+)/.exec(sent?.body ?? "") ?? [];
      return { send: guest, params: { token } };
    },
    sendPaymentCode: async () => {
      const { paymentId } = await paidOrder();
      api.pass(46_000);
      return { send: guest, params: { id: paymentId } };
    },
    openPaidPolicy: async () => {
      const { paymentId } = await paidOrder();
      api.pass(46_000);
      const params = { id: paymentId };
      await guest(sendPaymentCode, { params });
      return { send: guest, params, body: { code: await sentCode(api, aBoxOrder().phoneNumber) } };
    },
    removeAccount: async () => {
      const { send, body } = await withCode("register");
      await send(register, { body });
      const [row] = await api.service.db.select().from(user).where(eq(user.username, phone));
      return { send: api.asUser(row?.id ?? ""), body: { password: "correct horse" } };
    },
    endOtherSessions: async () => ({ send: api.asUser(await demoUserId(api, 1)) }),
    checkPolicy: () => ({ send: guest, body: { policyNumber: number } }),
    sendPolicyCode: () => {
      api.pass(46_000);
      return { send: guest, body: { policyNumber: number } };
    },
    openPolicy: async () => {
      api.pass(46_000);
      await guest(sendPolicyCode, { body: { policyNumber: number } });
      const [demo] = await api.service.db.select().from(policy).where(eq(policy.number, number));
      const code = await sentCode(api, demo?.holder.phone ?? "");
      return { send: guest, body: { policyNumber: number, code } };
    },
    policyRenewal: async () => {
      const { data } = await guest(payment, { params: { id: (await paidOrder()).paymentId } });
      return { send: guest, params: { policyNumber: String(data.policyNumber) } };
    },
    policyInstalments: async () => {
      const { data } = await guest(payment, { params: { id: (await paidOrder()).paymentId } });
      return { send: guest, params: { policyNumber: String(data.policyNumber) } };
    },
    policyDocument: () => ({
      send: person,
      params: { policyNumber: number },
      query: { lang: "tg" },
    }),
    policyCalendar: () => ({ send: person, params: { policyNumber: number } }),
    createDownload: () => ({ send: person, body: { file: "document", policyNumber: number } }),
    openDownload: async () => {
      const body = { file: "calendar", policyNumber: number };
      const { ticket } = (await person(createDownload, { body })).data;
      return { send: guest, params: { ticket: String(ticket) } };
    },
    checkCoupon: () => ({ send: guest, body: { productCode: "FAM_KIDS", couponCode: "NAVRUZ10" } }),
    calculateBox: () => ({ send: guest, body: { productCode: "FAM_KIDS", coupon: "NAVRUZ10" } }),
    saveBox: () => ({ send: guest, body: aBoxOrder() }),
    createPayment: async () => ({
      send: guest,
      body: {
        policyId: await newId(saveBox, guest, aBoxOrder()),
        policyType: "box",
        paymentOper: "dc",
      },
    }),
    payment: async () => ({ send: guest, params: { id: (await paidOrder()).paymentId } }),
    latestPayment: async () => {
      await paidOrder();
      return { send: guest };
    },
    uploadReceipt: async () => {
      const started = await startOrder(api, guest, "qr");
      const { paymentId } = started;
      const form = await receiptForm(started, getToday(api.service));
      form.set("payment_id", paymentId);
      return { send: guest, params: { paymentId }, form };
    },
    paymentCallback: async () => {
      const { reference, amount } = await startOrder(api, guest);
      const body = {
        reference,
        event: "paid",
        amount,
        currency: "TJS",
        eventId: `e-${reference}`,
        occurredAt: api.service.now().toISOString(),
      };
      const [secret] = bankSecrets(api.service.config);
      const text = JSON.stringify(toWire(body));
      const signature = signWebhook(secret, "dc", text, api.service.now());
      const headers = { [SIGNATURE_HEADER]: signature };
      return { send: guest, params: { operator: "dc" }, body, headers };
    },
    activateBox: () => ({
      send: guest,
      body: { policyNumber: number, policyCode: demoPolicies[0]?.policyCode },
    }),
    registerClaim: () => ({ send: guest, body: claimBody }),
    uploadClaimFiles: async () => ({
      send: guest,
      params: { claimId: await newId(registerClaim, guest, claimBody) },
      form: aForm("files"),
    }),
    sendClaimCode: () => {
      api.pass(46_000);
      return { send: guest, body: { claimNumber: "3F2A-91BC", phone } };
    },
    openClaim: async () => {
      api.pass(46_000);
      const number = claimNumber(await newId(registerClaim, guest, claimBody));
      const body = { claimNumber: number, phone: claimBody.phone };
      await guest(sendClaimCode, { body });
      return { send: guest, body: { ...body, code: await sentCode(api, claimBody.phone) } };
    },
    claimStatus: async () => ({
      send: guest,
      params: { claimId: await newId(registerClaim, guest, claimBody) },
    }),
    startClaimUpload: async () => ({
      send: guest,
      params: { claimId: await newId(registerClaim, guest, claimBody) },
      headers: ANY_UPLOAD,
    }),
    claimUploadOffset: async () => ({
      send: guest,
      params: await anUpload(guest, claimBody),
      headers: ANY_UPLOAD,
    }),
    continueClaimUpload: async () => ({
      send: guest,
      params: await anUpload(guest, claimBody),
      headers: ANY_UPLOAD,
      form: "%PDF-1.4 piece",
    }),
    readTravellers: () => ({
      send: guest,
      headers: { "Content-Type": readTravellers.bytes.mediaType },
      form: "SAIDOVA;MADINA;;1990-05-14;401234567",
    }),
    saveDraft: () => ({ send: guest, params: { kind: "box-deti" }, body: { content: "{}" } }),
    readDraft: () => ({ send: guest, params: { kind: "box-deti" } }),
    createDraftTransfer: async () => {
      const params = { kind: "box-deti" };
      await guest(saveDraft, { params, body: { content: "{}" } });
      return { send: guest, params };
    },
    receiveDraft: async () => {
      const params = { kind: "box-deti" };
      await guest(saveDraft, { params, body: { content: "{}" } });
      const { data } = await guest(createDraftTransfer, { params });
      return { send: api.as(), body: { token: data.token } };
    },
    openStaffSale: async () => ({ send: api.as(), body: { token: await aSaleToken(api) } }),
    sendSaleLink: async () => {
      const clerk = api.as();
      await clerk(openStaffSale, { body: { token: await aSaleToken(api) } });
      await clerk(saveDraft, { params: { kind: "box-deti" }, body: { content: "{}" } });
      return { send: clerk, body: { orderId: await newId(saveBox, clerk, aBoxOrder()) } };
    },
    discardDraft: () => ({ send: guest, params: { kind: "box-deti" } }),
    travelById: async () => ({ send: guest, params: { id: await newId(saveTravel, guest) } }),
    changeTravel: async () => ({
      send: guest,
      params: { id: await newId(saveTravel, guest) },
      body: changeTravel.examples.body,
    }),
    createPrefill: async () => {
      const { headers } = await aPartner(api);
      return { send: guest, body: createPrefill.examples.body, headers };
    },
    takePrefill: async () => {
      const { code, headers } = await aPartner(api);
      const { body } = createPrefill.examples;
      const { data } = await guest(createPrefill, { body, headers });
      return { send: guest, body: { token: data.token, partner: code } };
    },
    partnerReport: () => aPartnerReport(api, guest),
    partnerReportFile: () => aPartnerReport(api, guest),
    carModels: () => ({ send: guest, params: { productId: "TOYOTA" } }),
    carSums: () => ({ send: guest, params: { modelId: "TOYOTA-CAMRY" }, query: { year: "2018" } }),
    carYears: () => ({ send: guest, params: { modelId: "TOYOTA-CAMRY" }, query: { depth: "20" } }),
  };
}
