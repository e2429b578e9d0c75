import type { BoxProduct } from "@sughurta/contracts/box";
import { continueClaimUpload } from "@sughurta/contracts/claim";
import { readTravellers } from "@sughurta/contracts/travel";
import { SIGNATURE_HEADER, signWebhook } from "@sughurta/insurer-api/payment/callback-signature";
import type { Sender } from "./side.ts";
import { DRAFT_KIND, type Stock, TUS_HEADERS } from "./stock.ts";

/** A request that succeeds as it is. */
export interface ValidRequest {
  /** True for one without a code or a password, or whose code another one may have used. */
  readonly mayFail?: true;
  /** True for one that the gateway always blocks. */
  readonly notForBrowsers?: true;
  readonly sender?: Sender;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** camelCase. */
  readonly body?: unknown;
  /** A payload that is no JSON, with its type. */
  readonly bytes?: { readonly content: string; readonly type: string };
  /** May depend on the payload, as a signature does. */
  readonly headers?: (payload: string) => Readonly<Record<string, string>>;
}

interface Scene {
  readonly stock: Stock;
  readonly product: BoxProduct;
  readonly callbackSecret: string;
}

/** Valid requests of one side, by the name of the endpoint. */
export function validRequests({
  stock,
  product,
  callbackSecret,
}: Scene): Readonly<Record<string, ValidRequest>> {
  const { bodies, unpaid, pending, paid, claims, upload, saved } = stock;
  const { productCode, price } = product;
  const { policyNumber, policyCode } = paid;
  const [, claimId = "", otherClaimId = ""] = claims;
  const ofPerson = { sender: "person" } as const;
  const one = (kind: keyof Stock["saved"], index: number) => ({
    ...ofPerson,
    params: { id: saved[kind][index] ?? "" },
  });
  const byPolicy = { params: { policyNumber } };
  const draft = { params: { kind: DRAFT_KIND } };
  const tus = { headers: () => TUS_HEADERS };
  return {
    calculateBox: { body: { productCode } },
    saveBox: { body: bodies.box },
    calculateTravel: { body: bodies.travel },
    saveTravel: { body: bodies.travel },
    changeTravel: { params: { id: unpaid.travel }, body: bodies.travel },
    travelById: { params: { id: unpaid.travel } },
    saveCar: { body: bodies.casco },
    saveLiability: { body: bodies.liability },
    createPayment: { body: { policyId: unpaid.box, policyType: "box", paymentOper: "dc" } },
    payment: { params: { id: paid.paymentId } },
    latestPayment: {},
    paymentCallback: {
      notForBrowsers: true,
      params: { operator: "dc" },
      body: {
        reference: pending.reference,
        event: "paid",
        amount: price,
        currency: "TJS",
        eventId: "event-of-fuzz",
        occurredAt: new Date().toISOString(),
      },
      headers: (payload) => ({
        [SIGNATURE_HEADER]: signWebhook(callbackSecret, "dc", payload, new Date()),
      }),
    },
    checkPolicy: { body: { policyNumber } },
    sendPolicyCode: { body: { policyNumber }, mayFail: true },
    policyCalendar: byPolicy,
    policyDocument: byPolicy,
    createDownload: { body: { file: "calendar", policyNumber } },
    policyRenewal: byPolicy,
    activateBox: { body: { policyNumber, policyCode } },
    addMyPolicy: { ...ofPerson, body: stock.givenAway },
    registerClaim: { body: bodies.claim },
    claimStatus: { params: { claimId } },
    startClaimUpload: { params: { claimId: otherClaimId }, ...tus },
    claimUploadOffset: { params: upload, ...tus },
    continueClaimUpload: {
      params: upload,
      bytes: { content: "%PDF-1.4 piece", type: continueClaimUpload.bytes.mediaType },
      ...tus,
    },
    readTravellers: {
      bytes: {
        content: "SAIDOVA;MADINA;;1990-05-14;401234567",
        type: readTravellers.bytes.mediaType,
      },
    },
    saveDraft: { ...draft, body: { content: "{}" } },
    readDraft: draft,
    createDraftTransfer: draft,
    changeIdentityDocument: one("document", 0),
    removeIdentityDocument: one("document", 1),
    changeAddress: one("address", 0),
    removeAddress: one("address", 1),
    changeMyPerson: one("person", 0),
    removeMyPerson: one("person", 1),
    changeMyCar: one("car", 0),
    removeMyCar: one("car", 1),
    ...Object.fromEntries(
      [
        "profile",
        "saveProfile",
        "identityDocuments",
        "addIdentityDocument",
        "addresses",
        "addAddress",
        "myPeople",
        "addMyPerson",
        "addMyCar",
        "myCars",
        "messageSettings",
        "saveMessageSettings",
        "userSessions",
        "myData",
        "myPolicies",
        "myPayments",
        "myClaims",
      ].map((name) => [name, ofPerson]),
    ),
    correctMyPolicy: { ...ofPerson, ...byPolicy, mayFail: true },
    cancelPolicy: { ...ofPerson, ...byPolicy, mayFail: true },
    removeAccount: { ...ofPerson, mayFail: true },
    sendAccountCode: { params: { id: paid.paymentId }, mayFail: true },
    openAccount: { params: { id: paid.paymentId }, mayFail: true },
    openPolicy: { body: { policyNumber, code: "123456" }, mayFail: true },
    carModels: { params: { productId: "TOYOTA" } },
    carSums: { params: { modelId: "TOYOTA-CAMRY" } },
    carYears: { params: { modelId: "TOYOTA-CAMRY" } },
    box: { params: { slug: product.slug } },
  };
}
