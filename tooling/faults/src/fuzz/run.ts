import { allContracts } from "@sughurta/contracts";
import { uploadClaimFiles } from "@sughurta/contracts/claim";
import { sendResume } from "@sughurta/contracts/content";
import { fillPath } from "@sughurta/contracts/core";
import { uploadReceipt } from "@sughurta/contracts/payment";
import { endVisitor } from "@sughurta/contracts/session";
import { boxOnSale, demoPolicy } from "../buyer.ts";
import { type Settings, TestEnvironment } from "../environment/test-environment.ts";
import { BROKEN_MULTIPARTS, fuzzFiles } from "./files.ts";
import { type FuzzRequest, fuzzRequests, requestsOfStranger } from "./requests.ts";
import { openSides, type Side } from "./side.ts";
import { idsOfGuest, type Stock, seedFixtures } from "./stock.ts";
import { validRequests } from "./valid-requests.ts";

/** Few: on a busy machine each of many would wait longer than the gateway waits for a response. */
const AT_ONCE = 4;
/** Timeout for passwords that are hashed one after another on a busy machine. */
const HANG_MS = 60_000;
/** An internal detail that must not be visible outside. */
const INSIDE = /\bat \S+ \(|node_modules|drizzle|PostgresError|PGlite|\/src\//;
/** Responses of one side. */
export interface FuzzResult {
  readonly side: string;
  readonly requests: number;
  readonly seconds: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Number of successful requests to an endpoint, and of all. */
  readonly byCall: ReadonlyMap<string, { readonly succeeded: number; readonly sent: number }>;
  /** Requests with a 5xx response, a timeout or internal details, and data returned to a stranger. */
  readonly broken: readonly string[];
}

/** One request and the endpoint it is counted for. */
interface Task {
  readonly call: string;
  readonly send: () => Promise<string>;
}

/**
 * Sends `count` requests to insurer-api and to the gateway, and the files to both. They begin from valid orders,
 * payments, policies, claims and an account; a valid request that is refused is broken too.
 */
export async function runFuzz(
  count: number,
  seed: number,
  settings: Settings = {},
): Promise<FuzzResult[]> {
  const environment = await TestEnvironment.start("embedded", settings);
  try {
    const product = await boxOnSale(environment.siteUrl);
    const callbackSecret = environment.secrets.PAYMENT_CALLBACK_SECRET ?? "";
    const results: FuzzResult[] = [];
    for await (const side of openSides(environment)) {
      const stock = await seedFixtures(side, product, await demoPolicy(environment.apiUrl));
      const valid = validRequests({ stock, product, callbackSecret });
      // A visitor who has signed out is refused everything after it.
      const contracts = allContracts.filter(
        ({ name, path }) =>
          name !== endVisitor.name && (side.name === "gateway" || !path.startsWith("/session/")),
      );
      const ofStranger = requestsOfStranger(contracts, valid, idsOfGuest(stock)).map((request) => ({
        call: request.call,
        send: async () => refused(request, await send(side, request)),
      }));
      results.push(await sendAll(environment, `${side.name}, a stranger`, ofStranger));
      const tasks = fuzzRequests(contracts, valid, Math.ceil(count / 2), seed).map((request) => ({
        call: request.call,
        send: () => send(side, request),
      }));
      const result = await sendAll(environment, side.name, tasks);
      if (environment.loss) return [...results, result];
      results.push({ ...result, broken: [...result.broken, ...neverRight(result, valid)] });
      results.push(await sendAll(environment, `${side.name}, files`, uploadsTo(side, stock)));
    }
    const afterwards = [environment.apiUrl, environment.siteUrl].map((url) => ({
      call: "livez",
      send: () => ask("livez", `${url}/livez`, {}),
    }));
    return [...results, await sendAll(environment, "afterwards", afterwards)];
  } finally {
    await environment.stop();
  }
}

/**
 * Allowed responses to a stranger: a refusal, or an empty response of a reading endpoint; anything else is an error.
 */
function refused({ call, method }: FuzzRequest, outcome: string): string {
  const isRefusal = !outcome.startsWith("2") || (method === "GET" && outcome === "204");
  return isRefusal ? outcome : `${call} → a stranger received ${outcome}`;
}

/** Endpoints with a known valid request that refused everything: the code behind them was not reached. */
function neverRight({ side, byCall }: FuzzResult, valid: ReturnType<typeof validRequests>) {
  return [...byCall].flatMap(([call, { succeeded }]) => {
    const right = valid[call];
    const passes = right && !right.mayFail && !(right.notForBrowsers && side === "gateway");
    return passes && succeeded === 0 ? [`${call} never succeeded`] : [];
  });
}

function send(
  side: Side,
  { sender, method, path, contentType, body, headers }: FuzzRequest,
): Promise<string> {
  const bodiless = method === "GET" || method === "HEAD" || body === undefined;
  return ask(`${method} ${path.slice(0, 80)}`, side.baseUrl + path, {
    method,
    headers: {
      ...side.getHeaders(sender),
      ...headers,
      ...(contentType && !bodiless ? { "content-type": contentType } : {}),
    },
    ...(bodiless ? {} : { body }),
  });
}

/** Every invalid file, and every broken form, to each endpoint that accepts files. */
function uploadsTo(side: Side, { claims: [claimId = ""], byQr: { paymentId } }: Stock): Task[] {
  const uploads = [
    { contract: sendResume, sender: "site", part: "file1", params: {} },
    { contract: uploadClaimFiles, sender: "guest", part: "files", params: { claimId } },
    { contract: uploadReceipt, sender: "guest", part: "file", params: { paymentId } },
  ] as const;
  return uploads.flatMap(({ contract, sender, part, params }) => {
    const path = fillPath(contract.path, params);
    const url = side.baseUrl + path;
    const headers = side.getHeaders(sender);
    const files = fuzzFiles().map(({ what, name, type, bytes }) => () => {
      const form = new FormData();
      form.set("payment_id", paymentId);
      form.set(part, new Blob([bytes], { type }), name);
      return ask(`${path} ${what}`, url, { method: "POST", headers, body: form });
    });
    const broken = BROKEN_MULTIPARTS.map(
      ([what, body]) =>
        () =>
          ask(`${path} ${what}`, url, {
            method: "POST",
            headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
            body,
          }),
    );
    return [...files, ...broken].map((send) => ({ call: contract.name, send }));
  });
}

/** The status of a response, or its error. */
async function ask(what: string, url: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(HANG_MS),
    });
    const text = await response.text();
    if (response.status >= 500) return `${what} → ${response.status} ${text.slice(0, 120)}`;
    if (INSIDE.test(text) && response.headers.get("content-type")?.includes("json")) {
      return `${what} → shows its inside: ${text.slice(0, 120)}`;
    }
    return String(response.status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : "";
    // A server may hang up on a body that it has already refused.
    return /ECONNRESET|EPIPE|other side closed/.test(cause)
      ? "hung up"
      : `${what} → ${String(error)} ${cause}`;
  }
}

/** Sends everything, as long as both services run. */
async function sendAll(
  environment: TestEnvironment,
  side: string,
  tasks: readonly Task[],
): Promise<FuzzResult> {
  const byStatus: Record<string, number> = {};
  const byCall = new Map<string, { succeeded: number; sent: number }>();
  const broken: string[] = [];
  const queue = tasks.values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { call, send } of queue) {
        if (environment.loss) return;
        const outcome = await send();
        const counts = byCall.get(call) ?? { succeeded: 0, sent: 0 };
        counts.sent += 1;
        if (outcome.startsWith("2")) counts.succeeded += 1;
        byCall.set(call, counts);
        if (/^(\d{3}|hung up)$/.test(outcome)) byStatus[outcome] = (byStatus[outcome] ?? 0) + 1;
        else broken.push(outcome);
      }
    }),
  );
  if (environment.loss) broken.push(environment.loss);
  const seconds = (performance.now() - startedAt) / 1000;
  return { side, requests: tasks.length, seconds, byStatus, byCall, broken };
}
