import { getLoadShare } from "@sughurta/contracts";
import { fromWire, isBinary, multipartMaxBytes, noContent, toWire } from "@sughurta/contracts/core";
import { FORM_MAX_BYTES } from "@sughurta/server-kit";
import type { Context, Hono } from "hono";
import { type IdentifyCaller, isPerson } from "#src/platform/caller.ts";
import { FailureError, notFound, tooManyRequests } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { chargeQuota, meteredStore, type QuotaUser } from "#src/platform/quota/quotas.ts";
import { discardFiles } from "#src/platform/uploads/check-files.ts";
import { requireRoom } from "#src/platform/uploads/require-room.ts";
import { acceptBody } from "./accept-body.ts";
import type { AppEnv } from "./app-env.ts";
import { openBruteForceGuard } from "./brute-force-guard.ts";
import { checkInput } from "./check-input.ts";
import { computeFingerprint, onceInTransaction, readIdempotencyKey } from "./idempotency.ts";
import { parseLanguage } from "./language.ts";
import { onceUnderLease } from "./lease.ts";
import { isStorableText } from "./raw-text.ts";
import { JSON_MAX_BYTES, readBytes, readJson, readMediaType } from "./read-body.ts";
import { readMultipart } from "./read-multipart.ts";
import type { AnyReply, Call, Route } from "./route.ts";

type AnyCall = Call<Route["contract"]>;

const DEFAULT_RATE = { max: 60, windowSeconds: 60 };
/** Thousands of visitors share an address of a mobile operator (SPEC-62). */
const ADDRESS_FACTOR = 200;

/** Limits the request rate before anything of the request is read. */
async function guard(
  service: Pick<Platform, "limiter">,
  { contract, options }: Route,
  owner: string,
  address: string,
): Promise<void> {
  if (!contract.rateLimited) return;
  const rule = options.limit ?? DEFAULT_RATE;
  const wide = { ...rule, max: rule.max * ADDRESS_FACTOR };
  const seconds =
    (isPerson(owner) ? await service.limiter.take(`${contract.name} ${owner}`, rule) : 0) ||
    (await service.limiter.take(`${contract.name} address ${address}`, wide));
  if (seconds > 0) throw tooManyRequests(seconds);
}

function readParams(context: Context): Record<string, string> {
  const params = context.req.param() as Record<string, string>;
  if (!Object.values(params).every(isStorableText)) throw notFound();
  return params;
}

function readQuery(context: Context): Record<string, string> {
  const query = context.req.query();
  const invalid = Object.entries(query).find(([name, value]) => !isStorableText(name + value));
  if (invalid) throw new FailureError(422, "invalid");
  return query;
}

interface Input {
  readonly body: unknown;
  readonly rawBody: string;
  readonly files: AnyCall["files"];
  readonly bytes: Uint8Array;
  readonly identity: readonly string[];
}

const NO_INPUT: Input = {
  body: undefined,
  rawBody: "",
  files: [],
  bytes: new Uint8Array(),
  identity: [],
};

async function readInput(
  service: Pick<Platform, "config" | "db" | "now" | "metrics" | "store">,
  { contract }: Route,
  request: Request,
  user: QuotaUser,
): Promise<Input> {
  if (contract.files) {
    const store = meteredStore(service, user);
    const { fields, files } = await readMultipart(request, contract.files, store);
    try {
      const body = contract.body && checkInput(contract.body, fromWire(fields));
      const identity = [JSON.stringify(body ?? {}), ...files.map((file) => file.sha256)];
      return { ...NO_INPUT, body, files, identity };
    } catch (error) {
      await discardFiles(service, files);
      throw error;
    }
  }
  if (contract.body) {
    const { raw, value } = await readJson(request);
    const body = checkInput(contract.body, fromWire(value));
    return { ...NO_INPUT, body, rawBody: raw, identity: [JSON.stringify(body)] };
  }
  if (contract.bytes) {
    const { mediaType } = contract.bytes;
    if (readMediaType(request) !== mediaType) throw new FailureError(415, "unsupportedMediaType");
    return { ...NO_INPUT, bytes: await readBytes(request) };
  }
  if (request.body && readMediaType(request) !== "") await readBytes(request);
  return NO_INPUT;
}

/** Maximum number of bytes of a request body. */
function getMaxBytes({ files, bytes, body }: Route["contract"]): number {
  if (files) return multipartMaxBytes(files);
  return bytes?.maxBytes ?? (body ? JSON_MAX_BYTES : FORM_MAX_BYTES);
}

/** Number of characters of a request that count as one use of a quota. */
const UNIT_CHARACTERS = 10_000;

function getUnits({ identity }: Input): number {
  const characters = identity.reduce((sum, part) => sum + part.length, 0);
  return Math.max(1, Math.ceil(characters / UNIT_CHARACTERS));
}

function reply({ contract }: Route, { status, data, headers }: AnyReply): Response {
  const response = contract.responses[status];
  const common = {
    "Cache-Control": contract.auth === "site" ? "no-cache" : "no-store",
    ...headers,
  };
  if (response && isBinary(response)) {
    return new Response(data as Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>, {
      status,
      headers: { "Content-Type": response.binary, ...common },
    });
  }
  if (response === noContent) return new Response(null, { status, headers: common });
  return Response.json(toWire(data), { status, headers: common });
}

async function runOnce(
  service: Pick<Platform, "config" | "db" | "now">,
  { contract, options }: Route,
  context: Context,
  owner: string,
  content: readonly string[],
  run: (db: AnyCall["db"]) => Promise<AnyReply>,
): Promise<AnyReply> {
  if (!contract.idempotent) return run(service.db);
  const outside = options.idempotency === "outside";
  const key = readIdempotencyKey(context.req.raw.headers);
  if (key === undefined) return outside ? run(service.db) : service.db.transaction(run);
  const fingerprint = computeFingerprint(context.req.path, content);
  const identity = { owner, key, call: contract.name, fingerprint };
  return (outside ? onceUnderLease : onceInTransaction)(service, identity, run);
}

/** Mounts one contract: token, rate limit, validation, idempotency key, then the feature. */
export function mount(
  app: Hono<AppEnv>,
  service: Pick<
    Platform,
    "config" | "db" | "now" | "log" | "metrics" | "limiter" | "load" | "store" | "disk"
  >,
  identify: IdentifyCaller,
  mounted: Route,
): void {
  const { contract } = mounted;
  const path = contract.path.replace(/\{(\w+)\}/g, ":$1");
  // Hono handles HEAD by the GET route.
  const method = contract.method === "HEAD" ? "GET" : contract.method;
  const share = getLoadShare(contract);
  app.on(method, path, acceptBody(getMaxBytes(contract)), (context) => {
    context.set("call", contract.name);
    return service.load.run(share, () => respondToCall(service, identify, mounted, context));
  });
}

async function respondToCall(
  service: Pick<
    Platform,
    "config" | "db" | "now" | "log" | "metrics" | "limiter" | "store" | "disk"
  >,
  identify: IdentifyCaller,
  mounted: Route,
  context: Context<AppEnv>,
): Promise<Response> {
  const { contract, prepare, handle, options } = mounted;
  const request = context.req.raw;
  const { headers, signal } = request;
  const address = context.get("address");
  await options.admit?.({ address, headers });
  const caller = await identify(contract.auth, headers);
  context.set("ownerKind", caller.owner.split(":")[0] ?? "");
  if (caller.passwordDue && !options.beforePasswordChange) {
    throw new FailureError(403, "passwordDue");
  }
  await guard(service, mounted, caller.owner, address);
  const params = readParams(context);
  const query = contract.query && checkInput(contract.query, readQuery(context));
  if (contract.idempotent) readIdempotencyKey(headers);
  if (options.room) await requireRoom(service, options.room);
  const { owner, userId, sessionId } = caller;
  const user = { owner, address };
  const input = await readInput(service, mounted, request, user);
  const asked = {
    params: params as AnyCall["params"],
    body: input.body as AnyCall["body"],
    owner,
    userId,
    headers,
  };
  const guesses = await openBruteForceGuard(service, (await options.guesses?.(asked)) ?? [], user);
  const call = (db: AnyCall["db"]): AnyCall => ({
    ...asked,
    query: query as AnyCall["query"],
    files: input.files,
    bytes: input.bytes,
    sessionId,
    guesses,
    language: parseLanguage(headers.get("accept-language") ?? undefined),
    db,
    rawBody: input.rawBody,
    signal,
    address,
  });
  let handled = false;
  try {
    // The client has disconnected and sends the request again if needed.
    signal.throwIfAborted();
    const prepared = await prepare?.({ ...input, signal });
    const run = async (db: AnyCall["db"]) => {
      if (options.quota) await chargeQuota(service, db, user, options.quota, getUnits(input));
      const handedBack = await handle(call(db), prepared);
      handled = true;
      return handedBack;
    };
    const content = input.identity;
    return reply(mounted, await runOnce(service, mounted, context, owner, content, run));
  } finally {
    // The request was refused or repeated: its uploaded files are not needed.
    if (!handled) await discardFiles(service, input.files);
    await guesses.commit();
  }
}
