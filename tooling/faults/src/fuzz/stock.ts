import { addAddress, addIdentityDocument, addMyPerson } from "@sughurta/contracts/account";
import { type BoxProduct, saveBox } from "@sughurta/contracts/box";
import { registerClaim, startClaimUpload, TUS_VERSION } from "@sughurta/contracts/claim";
import type { ContractShape } from "@sughurta/contracts/core";
import { saveDraft } from "@sughurta/contracts/draft";
import { addMyCar, saveCar, saveLiability } from "@sughurta/contracts/motor";
import { createPayment, payment } from "@sughurta/contracts/payment";
import { saveTravel } from "@sughurta/contracts/travel";
import { DAY_MS } from "@sughurta/domain";
import { pause, pressAtBank } from "../buyer.ts";
import { isoDay } from "../days.ts";
import { type Sender, type Side, succeed } from "./side.ts";

const BEGINS_IN_DAYS = 10;
const TRIP_DAYS = 11;
const PAID_LIMIT_MS = 20_000;

/** A kind of half-filled order with a draft. */
export const DRAFT_KIND = "box-deti";

/** Headers of an upload in pieces (tus 1.0). */
export const TUS_HEADERS = {
  "tus-resumable": TUS_VERSION,
  "upload-length": "1000000",
  "upload-offset": "0",
  "upload-metadata": `filename ${Buffer.from("a.pdf").toString("base64")}`,
};

interface StartedPayment {
  readonly paymentId: string;
  readonly reference: string;
}

interface PolicyKey {
  readonly policyNumber: string;
  readonly policyCode: string;
}

/** Orders, claims and drafts created on one side before any invalid request: requests use them. */
export interface Stock {
  readonly bodies: Readonly<Record<"box" | "travel" | "casco" | "liability" | "claim", object>>;
  /** Unpaid orders. */
  readonly unpaid: Readonly<Record<"box" | "travel" | "car", string>>;
  readonly pending: StartedPayment;
  readonly paid: StartedPayment & PolicyKey;
  /** A policy that its buyer transfers to another person. */
  readonly givenAway: PolicyKey;
  readonly byQr: StartedPayment;
  readonly claims: readonly string[];
  readonly upload: { readonly claimId: string; readonly uploadId: string };
  /** Two of each: one to change, one to remove. */
  readonly saved: Readonly<Record<"document" | "address" | "person" | "car", readonly string[]>>;
}

/** The last day of a year that begins on a day. */
function yearFrom(day: string): string {
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return new Date(end.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** The example of a contract for today: without the price of the example's day. */
function forToday(contract: ContractShape, changes: object): object {
  const { sumPrem: _price, ...example } = Object(contract.examples.body);
  return { ...example, ...changes };
}

function bodiesFor({ productCode, price }: BoxProduct, policyNumber: string): Stock["bodies"] {
  const beginDate = isoDay(BEGINS_IN_DAYS);
  const year = { beginDate, endDate: yearFrom(beginDate) };
  const tomorrow = isoDay(1);
  const trip = { beginDate, endDate: isoDay(BEGINS_IN_DAYS + TRIP_DAYS - 1), dayCount: TRIP_DAYS };
  const { coupon: _coupon, ...box } = Object(forToday(saveBox, { productCode, sumPrem: price }));
  return {
    box,
    travel: forToday(saveTravel, trip),
    casco: forToday(saveCar, year),
    liability: forToday(saveLiability, { beginDate: tomorrow, endDate: yearFrom(tomorrow) }),
    claim: forToday(registerClaim, { policyNumber }),
  };
}

/** Buys, claims and saves at one side; `policyNumber` is a policy of the demonstration data. */
export async function seedFixtures(
  side: Side,
  product: BoxProduct,
  policyNumber: string,
): Promise<Stock> {
  const bodies = bodiesFor(product, policyNumber);
  const newId = async (contract: ContractShape, body: unknown, sender: Sender = "guest") =>
    String((await succeed(side, contract, { body, sender })).id);
  const pay = async (policyType: string, policyId: string, paymentOper = "dc") => {
    const started = await succeed(side, createPayment, {
      body: { policyType, policyId, paymentOper },
    });
    const redirectUrl = String(started.redirectUrl);
    const reference = redirectUrl.split("/").at(-1) ?? "";
    return { paymentId: String(started.paymentId), reference, redirectUrl };
  };
  const box = () => newId(saveBox, bodies.box);
  const claim = () => newId(registerClaim, bodies.claim);
  // The same item saved twice is one record: the second is different.
  const two = (contract: ContractShape, another: object) =>
    Promise.all(
      [{}, another].map((changes) =>
        newId(contract, { ...Object(contract.examples.body), ...changes }, "person"),
      ),
    );

  const unpaid = {
    box: await box(),
    travel: await newId(saveTravel, bodies.travel),
    car: await newId(saveCar, bodies.casco),
  };
  const buy = async () => {
    const started = await pay("box", await box());
    await pressAtBank(started.redirectUrl, "pay");
    return { ...started, ...(await loadPolicy(side, started.paymentId)) };
  };
  const givenAway = await buy();
  const claims = [await claim(), await claim(), await claim()];
  const [claimId = ""] = claims;
  const upload = await succeed(side, startClaimUpload, {
    params: { claimId },
    headers: TUS_HEADERS,
  });
  await succeed(side, saveDraft, { params: { kind: DRAFT_KIND }, body: { content: "{}" } });
  return {
    bodies,
    unpaid,
    pending: await pay("box", await box()),
    paid: await buy(),
    givenAway: { policyNumber: givenAway.policyNumber, policyCode: givenAway.policyCode },
    byQr: await pay("box", await box(), "qr"),
    claims,
    upload: { claimId, uploadId: String(upload.id) },
    saved: {
      document: await two(addIdentityDocument, { docNumber: "87654321" }),
      address: await two(addAddress, { address: "улица Айни, 14" }),
      person: await two(addMyPerson, { birthDate: "2016-05-14" }),
      car: await two(addMyCar, { gosNomer: "4321AA01" }),
    },
  };
}

/** Ids that only the guest of the stock may use. */
export function idsOfGuest({ unpaid, paid, claims, upload }: Stock): readonly string[] {
  return [...Object.values(unpaid), paid.policyNumber, ...claims, ...Object.values(upload)];
}

async function loadPolicy(side: Side, id: string): Promise<PolicyKey> {
  const until = Date.now() + PAID_LIMIT_MS;
  while (Date.now() < until) {
    const { policyNumber, policyCode } = await succeed(side, payment, { params: { id } });
    if (policyNumber) return { policyNumber: String(policyNumber), policyCode: String(policyCode) };
    await pause(100);
  }
  throw new Error("A paid order has no policy.");
}
