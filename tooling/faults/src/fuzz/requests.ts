import { type ContractShape, fillPath, toWire } from "@sughurta/contracts/core";
import fc from "fast-check";
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostile-inputs.ts";
import type { Sender } from "./side.ts";
import type { ValidRequest } from "./valid-requests.ts";

/** One request that may be invalid in any way. */
export interface FuzzRequest {
  readonly call: string;
  readonly sender: Sender;
  readonly method: string;
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Valid requests, by the name of the endpoint. */
type Valid = Readonly<Record<string, ValidRequest>>;

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"] as const;
const TYPES = ["application/json", "text/plain", "multipart/form-data; boundary=b", ""] as const;
const HOW_OFTEN = { asIs: 5, oneValue: 10, anyJson: 2, noPayload: 1 };
const RIGHT_TO_WRONG = 15;

/** Path of a value in a payload: `["las", "0", "birthday"]`. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    [key],
    ...placesIn(item).map((place) => [key, ...place]),
  ]);
}

function changedAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? changedAt(item, rest, to) : item));
  }
  const record = Object(value) as Record<string, unknown>;
  return { ...record, [key]: changedAt(record[key], rest, to) };
}

/** Mostly a valid value, sometimes another. */
const mostly = <T>(right: T, wrong: fc.Arbitrary<T>, weight = RIGHT_TO_WRONG): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: wrong });

const toPayload = (contract: ContractShape, valid: ValidRequest): unknown =>
  toWire(valid.body ?? contract.examples.body ?? {});

function getBodies(contract: ContractShape, valid: ValidRequest): fc.Arbitrary<string | undefined> {
  if (valid.bytes) return mostly(valid.bytes.content, fc.constantFrom(...HOSTILE_BODIES));
  if (contract.body === undefined) return fc.constant(undefined);
  const example = toPayload(contract, valid);
  const places = placesIn(example);
  const asIs = fc.constant(JSON.stringify(example));
  const oneValue =
    places.length === 0
      ? asIs
      : fc
          .tuple(fc.constantFrom(...places), fc.constantFrom(...HOSTILE_VALUES))
          .map(([place, value]) => JSON.stringify(changedAt(example, place, value)));
  return fc.oneof(
    { weight: HOW_OFTEN.asIs, arbitrary: asIs },
    { weight: HOW_OFTEN.oneValue, arbitrary: oneValue },
    { weight: HOW_OFTEN.anyJson, arbitrary: fc.json() },
    { weight: HOW_OFTEN.noPayload, arbitrary: fc.constantFrom(...HOSTILE_BODIES) },
  );
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 500));
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string());

/** The valid address; for an endpoint without a known valid one, an address with a hostile name in it. */
function getPaths(contract: ContractShape, { params, query }: ValidRequest): fc.Arbitrary<string> {
  const hostilePath = hostileText.map((text) =>
    contract.path.replace(/\{\w+\}/g, () => encoded(text) || "x"),
  );
  const path = params ? mostly(fillPath(contract.path, params), hostilePath, 5) : hostilePath;
  const right = Object.entries(Object(query ?? contract.examples.query ?? {})).map(
    ([name, value]) => `${name}=${encoded(String(value))}`,
  );
  const names = ["page", "lang", ...right.map((pair) => pair.split("=")[0] ?? "")];
  const hostileQuery = fc
    .tuple(fc.constantFrom(...names), hostileText)
    .map(([name, value]) => `${name}=${encoded(value)}`);
  return fc
    .tuple(path, mostly(right.join("&"), hostileQuery, 3))
    .map(([address, search]) => (search === "" ? address : `${address}?${search}`));
}

function createSender(contract: ContractShape, valid: ValidRequest): Sender {
  return contract.auth === "site" ? "site" : (valid.sender ?? "guest");
}

/** Any request to an endpoint: mostly its own method and a payload with one error. */
function requestTo(contract: ContractShape, valid: ValidRequest): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      call: fc.constant(contract.name),
      sender: fc.constant(createSender(contract, valid)),
      method: mostly<string>(contract.method, fc.constantFrom(...METHODS)),
      path: getPaths(contract, valid),
      contentType: mostly(valid.bytes?.type ?? TYPES[0], fc.constantFrom<string>(...TYPES)),
      body: getBodies(contract, valid),
    })
    .map((request) => ({ ...request, headers: valid.headers?.(request.body ?? "") ?? {} }));
}

/** The valid request of which all others to its endpoint are variations. */
function rightRequest(contract: ContractShape, valid: ValidRequest): FuzzRequest {
  const query = new URLSearchParams(Object(valid.query ?? contract.examples.query ?? {}));
  const path = fillPath(contract.path, valid.params ?? {});
  const json = contract.body ? JSON.stringify(toPayload(contract, valid)) : undefined;
  const body = valid.bytes?.content ?? json;
  return {
    call: contract.name,
    sender: createSender(contract, valid),
    method: contract.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    contentType: valid.bytes?.type ?? TYPES[0],
    body,
    headers: valid.headers?.(body ?? "") ?? {},
  };
}

/**
 * Valid requests of a guest for an order, a policy, a claim or an upload of the stock that belongs to another visitor:
 * each must be refused.
 */
export function requestsOfStranger(
  contracts: readonly ContractShape[],
  valid: Valid,
  ids: readonly string[],
): FuzzRequest[] {
  return contracts.flatMap((contract) => {
    const right = valid[contract.name];
    if (!right || contract.files || right.mayFail || (right.sender ?? "guest") !== "guest")
      return [];
    const named = [...Object.values(right.params ?? {}), String(Object(right.body).policyId)];
    return named.some((id) => ids.includes(id))
      ? [{ ...rightRequest(contract, right), sender: "stranger" as const }]
      : [];
  });
}

/**
 * About `count` requests over all endpoints, the same for the same seed; a valid one comes first where one is known.
 */
export function fuzzRequests(
  contracts: readonly ContractShape[],
  valid: Valid,
  count: number,
  seed: number,
): FuzzRequest[] {
  const each = Math.max(1, Math.round(count / contracts.length));
  return contracts.flatMap((contract, index) => {
    const right = valid[contract.name];
    const spoiled = fc.sample(requestTo(contract, right ?? {}), {
      numRuns: each,
      seed: seed + index,
    });
    return right && !contract.files
      ? [rightRequest(contract, right), ...spoiled.slice(1)]
      : spoiled;
  });
}
