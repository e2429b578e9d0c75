import { type ContractShape, multipartMaxBytes } from "@sughurta/contracts";
import { SECURITY_HEADERS } from "../security-headers.ts";
import { failureAnswer } from "./failure-answer.ts";
import type { GatewayRequest } from "./gateway-request.ts";

const ANSWER_TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 300_000;
const LARGEST_JSON_BYTES = 256_000;

const PASSED_REQUEST_HEADERS = ["content-type", "idempotency-key", "user-agent"];
const PASSED_ANSWER_HEADERS = [
  "content-disposition",
  "content-language",
  "content-length",
  "content-type",
  "retry-after",
  "x-request-id",
];

/** Tells the main service by which name the buyer reached the site, for the way back from the bank. */
const LEFT_ORIGIN_HEADER = "x-storefront-origin";

/** Headers that the gateway itself adds to a forwarded call. */
export type Credentials = Readonly<Record<string, string>>;

/** Sends a checked call on, streaming both bodies; never follows a redirect. */
export async function forward(
  baseUrl: string,
  contract: ContractShape,
  asked: GatewayRequest,
  credentials: Credentials,
): Promise<Response> {
  const { request, url } = asked;
  const limit = bodyLimit(contract);
  if (Number(request.headers.get("content-length") ?? 0) > limit) {
    return failureAnswer("tooLarge", asked);
  }
  if (!hasRightType(contract, request)) return failureAnswer("mediaType", asked);
  const counter = { tooLarge: false };
  const body = carriesBody(contract) ? limited(request.body, limit, counter) : null;
  const timeout = AbortSignal.timeout(contract.files ? UPLOAD_TIMEOUT_MS : ANSWER_TIMEOUT_MS);
  try {
    const answer = await fetch(new URL(url.pathname + url.search, baseUrl), {
      method: contract.method,
      headers: forwardedHeaders(asked, credentials),
      body,
      // Node sends a streamed body only in this mode.
      duplex: "half",
      redirect: "manual",
      signal: AbortSignal.any([timeout, request.signal]),
    } as RequestInit);
    return passedAnswer(answer, asked);
  } catch (error) {
    if (counter.tooLarge) return failureAnswer("tooLarge", asked);
    if (request.signal.aborted) throw error;
    return failureAnswer("unavailable", asked, { "retry-after": "5" });
  }
}

function carriesBody({ body, files }: ContractShape): boolean {
  return body !== undefined || files !== undefined;
}

function bodyLimit({ files }: ContractShape): number {
  return files ? multipartMaxBytes(files) : LARGEST_JSON_BYTES;
}

function hasRightType(contract: ContractShape, request: Request): boolean {
  if (!carriesBody(contract)) return true;
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  return type === (contract.files ? "multipart/form-data" : "application/json");
}

function limited(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  counter: { tooLarge: boolean },
): ReadableStream<Uint8Array> | null {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= limit) return controller.enqueue(chunk);
      counter.tooLarge = true;
      controller.error(new RangeError("The request is too large"));
    },
  });
  return body?.pipeThrough(count) ?? null;
}

function forwardedHeaders(asked: GatewayRequest, credentials: Credentials): Headers {
  const headers = new Headers(credentials);
  for (const name of PASSED_REQUEST_HEADERS) {
    const value = asked.request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const origin = asked.request.headers.get("origin");
  if (origin !== null) headers.set(LEFT_ORIGIN_HEADER, origin);
  headers.set("accept-language", asked.language);
  headers.set("x-forwarded-for", asked.address);
  return headers;
}

function passedAnswer(answer: Response, asked: GatewayRequest): Response {
  const type = answer.headers.get("content-type") ?? "";
  // A page of a proxy or a stack trace is nothing for a visitor.
  const broken = answer.status >= 500 && !type.includes("application/json");
  if (broken || (answer.status >= 300 && answer.status < 400)) {
    void answer.body?.cancel();
    return failureAnswer("unavailable", asked);
  }
  const headers = new Headers({ ...SECURITY_HEADERS, "cache-control": "no-store" });
  for (const name of PASSED_ANSWER_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // The transfer was decoded on the way, so its length is no longer the header's.
  if (answer.headers.has("content-encoding")) headers.delete("content-length");
  return new Response(answer.body, { status: answer.status, headers });
}
