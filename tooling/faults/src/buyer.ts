import { randomUUID } from "node:crypto";
import {
  type ApiClient,
  createApiClient,
  NetworkError,
  TimeoutError,
  UnexpectedResponseError,
} from "@sughurta/api-client";
import { type BoxProduct, boxes, saveBox } from "@sughurta/contracts/box";
import { createPayment, type PaymentState, payment } from "@sughurta/contracts/payment";
import { refreshGuestSession, startGuestSession } from "@sughurta/contracts/session";
import { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { isoDay } from "./days.ts";

const RETRY_PAUSE_MS = 150;
const RETRY_LIMIT_MS = 30_000;

const holder = {
  lastName: "Саидова",
  firstName: "Мадина",
  phoneNumber: "992921234567",
  email: "madina@example.tj",
  gender: 1,
  birthDate: "1990-05-14",
  resident: "TJ",
  docNumber: "12345678",
  issueDate: "2018-02-01",
  issueInstitution: "ОВД Сино",
  agree: true,
} as const;

/** A browser's tokens of a session. */
type Tokens = { readonly access: string; readonly refresh: string };

/** A payment that was started. */
export interface StartedPayment {
  readonly paymentId: string;
  readonly redirectUrl: string;
}

/** The first box of the catalogue that can be bought on the site. */
export async function boxOnSale(siteUrl: string): Promise<BoxProduct> {
  const client = createApiClient({ baseUrl: siteUrl, getLanguage: () => "ru" });
  const { data } = await client.send(boxes, { query: { page: 1, page_size: 300 } });
  const found = data.data.find(({ isSale, price }) => isSale && price > 0);
  if (!found) throw new Error("The catalogue has no box that is on sale.");
  return found;
}

/** Number of a demo policy in force: a purchased one begins tomorrow. */
export async function demoPolicy(apiUrl: string): Promise<string> {
  const demo = Object(await (await fetch(`${apiUrl}/sandbox/demo`)).json());
  const policies: readonly { readonly number: string; readonly status: string }[] = demo.policies;
  const inForce = policies.find(({ status }) => status === "ACTIVE");
  if (!inForce) throw new Error("The demonstration data has no policy in force.");
  return inForce.number;
}

const tripFromToday = () => ({ beginDate: isoDay(0), endDate: isoDay(10), dayCount: 11 });

/** A separate visitor who buys a box through the gateway, as the browser of a new visitor. */
export class Buyer {
  readonly client: ApiClient;
  readonly access: string;
  readonly #siteUrl: string;
  readonly #refresh: string;

  private constructor(
    siteUrl: string,
    { access, refresh }: Tokens,
    fetch?: typeof globalThis.fetch,
  ) {
    this.client = createApiClient({
      baseUrl: siteUrl,
      getLanguage: () => "ru" as const,
      getAccessToken: () => access,
      ...(fetch && { fetch }),
    });
    this.access = access;
    this.#siteUrl = siteUrl;
    this.#refresh = refresh;
  }

  /** A new visitor; `fetch` sends all requests. */
  static async arrive(siteUrl: string, fetch?: typeof globalThis.fetch): Promise<Buyer> {
    const getLanguage = () => "ru" as const;
    const client = createApiClient({ baseUrl: siteUrl, getLanguage, ...(fetch && { fetch }) });
    const session = await client.send(startGuestSession, {});
    if (session.status !== 200) throw new Error(`No guest session: ${session.status}`);
    return new Buyer(siteUrl, session.data, fetch);
  }

  /** An existing visitor, by the tokens of their browser. */
  static returning(siteUrl: string, tokens: Tokens): Buyer {
    return new Buyer(siteUrl, tokens);
  }

  /** The same visitor with renewed tokens. */
  async renewed(): Promise<Buyer> {
    const body = { refresh: this.#refresh };
    const session = await this.client.send(refreshGuestSession, { body });
    if (session.status !== 200) throw new Error(`Not renewed: ${session.status}`);
    return new Buyer(this.#siteUrl, session.data);
  }

  #send({ productCode, price }: BoxProduct, idempotencyKey: string) {
    const body = { ...holder, productCode, sumPrem: price };
    return this.client.send(saveBox, { body, idempotencyKey });
  }

  /** Saves an order that may be refused; returns the status of the response. */
  async trySave(product: BoxProduct): Promise<number> {
    return (await this.#send(product, randomUUID())).status;
  }

  /** Saves an order; returns its id. */
  async save(product: BoxProduct, idempotencyKey: string = randomUUID()): Promise<string> {
    const saved = await this.#send(product, idempotencyKey);
    if (saved.status !== 201) throw new Error(`Not saved: ${JSON.stringify(saved.data)}`);
    return saved.data.id;
  }

  /** Starts the payment of an order; a refusal returns its code. */
  async startPayment(
    orderId: string,
    idempotencyKey: string = randomUUID(),
    operator: "dc" | "qr" = "dc",
  ): Promise<StartedPayment | { readonly refused: string }> {
    const started = await this.client.send(createPayment, {
      body: { policyId: orderId, policyType: "box", paymentOper: operator },
      idempotencyKey,
    });
    if (started.status === 201) return started.data;
    return { refused: "code" in started.data ? started.data.code : String(started.status) };
  }

  /** Starts the payment of an order that must not be refused. */
  async pay(orderId: string, idempotencyKey?: string): Promise<StartedPayment> {
    const started = await this.startPayment(orderId, idempotencyKey);
    if ("refused" in started) throw new Error(`No payment: ${started.refused}`);
    return started;
  }

  /** The price of a trip that begins today, TJS. */
  async priceOfTrip(): Promise<number> {
    const body = { ...calculateTravel.examples.body, ...tripFromToday() };
    const { data } = await this.client.send(calculateTravel, { body });
    if (!("sumPrem" in data)) throw new Error(`No price: ${JSON.stringify(data)}`);
    return data.sumPrem;
  }

  async loadState(paymentId: string): Promise<PaymentState> {
    const state = await this.client.send(payment, { params: { id: paymentId } });
    if (state.status !== 200) throw new Error(`No payment ${paymentId}`);
    return state.data;
  }

  /** Polls the state of a payment until it is no longer checked. */
  async waitForOutcome(paymentId: string, limitMs = RETRY_LIMIT_MS): Promise<PaymentState> {
    const until = Date.now() + limitMs;
    for (;;) {
      const state = await untilResponse(() => this.loadState(paymentId), limitMs);
      if (state.status !== "checking" || Date.now() > until) return state;
      await pause(RETRY_PAUSE_MS);
    }
  }
}

/** Clicks a button of the sandbox bank. */
export async function pressAtBank(bankPage: string, action: string): Promise<void> {
  const response = await fetch(bankPage, {
    method: "POST",
    body: new URLSearchParams({ action }),
    redirect: "manual",
  });
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`The bank page responded with ${response.status}.`);
}

/** Buys one box as a new visitor, from the guest session to the policy number. */
export async function buyBox(siteUrl: string, product: BoxProduct): Promise<string> {
  const buyer = await Buyer.arrive(siteUrl);
  const { paymentId, redirectUrl } = await buyer.pay(await buyer.save(product));
  await pressAtBank(redirectUrl, "pay");
  const state = await buyer.waitForOutcome(paymentId);
  if (state.status !== "paid" || !state.policyNumber) {
    throw new Error(`Not paid: ${JSON.stringify(state)}`);
  }
  return state.policyNumber;
}

/** Buys a trip that begins today, from Vasl Pay, as a new visitor. */
export async function buyTrip(siteUrl: string): Promise<{ policyNumber: string; sumPrem: number }> {
  const buyer = await Buyer.arrive(siteUrl);
  const sumPrem = await buyer.priceOfTrip();
  const order = { ...saveTravel.examples.body, ...tripFromToday(), sumPrem };
  const saved = await buyer.client.send(saveTravel, { body: order, idempotencyKey: randomUUID() });
  if (saved.status !== 201) throw new Error(`Not saved: ${JSON.stringify(saved.data)}`);
  const started = await buyer.client.send(createPayment, {
    body: { policyType: "travel", policyId: saved.data.id, paymentOper: "vaslpay" },
    idempotencyKey: randomUUID(),
  });
  if (started.status !== 201) throw new Error(`No payment: ${JSON.stringify(started.data)}`);
  await pressAtBank(started.data.redirectUrl, "pay");
  const paid = await buyer.waitForOutcome(started.data.paymentId);
  if (paid.status !== "paid" || !paid.policyNumber) {
    throw new Error(`Not paid: ${JSON.stringify(paid)}`);
  }
  return { policyNumber: paid.policyNumber, sumPrem };
}

/** Retries, as a buyer would, requests without a response from the network or a starting service. */
export async function untilResponse<T>(
  attempt: () => Promise<T>,
  limitMs = RETRY_LIMIT_MS,
): Promise<T> {
  const until = Date.now() + limitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || Date.now() > until) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true;
  if (error instanceof UnexpectedResponseError) return error.status >= 500 || error.status === 409;
  return (
    error instanceof Error && /providerUnavailable|unavailable|idempotencyBusy/.test(error.message)
  );
}

/** Delay between two polls. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
