import { type ContractShape, toWire } from "@sughurta/contracts";
import fc from "fast-check";
import { NASTY_BODIES, NASTY_TEXTS, NASTY_VALUES } from "./nasty.ts";

/** One request that may be wrong in any way. */
export interface FuzzRequest {
  readonly call: string;
  readonly auth: ContractShape["auth"];
  readonly method: string;
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: string | undefined;
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"] as const;
const TYPES = ["application/json", "text/plain", "multipart/form-data; boundary=b", ""] as const;
const HOW_OFTEN = { asIs: 2, oneValue: 12, anyJson: 3, noPayload: 2 };

/** Where something stands in a payload: `["las", "0", "birthday"]`. */
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

function bodiesOf(contract: ContractShape): fc.Arbitrary<string | undefined> {
  if (contract.body === undefined) return fc.constant(undefined);
  const example = toWire(contract.examples.body ?? {});
  const places = placesIn(example);
  const asIs = fc.constant(JSON.stringify(example));
  const oneValue =
    places.length === 0
      ? asIs
      : fc
          .tuple(fc.constantFrom(...places), fc.constantFrom(...NASTY_VALUES))
          .map(([place, value]) => JSON.stringify(changedAt(example, place, value)));
  return fc.oneof(
    { weight: HOW_OFTEN.asIs, arbitrary: asIs },
    { weight: HOW_OFTEN.oneValue, arbitrary: oneValue },
    { weight: HOW_OFTEN.anyJson, arbitrary: fc.json() },
    { weight: HOW_OFTEN.noPayload, arbitrary: fc.constantFrom(...NASTY_BODIES) },
  );
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 500));

function pathsOf(contract: ContractShape): fc.Arbitrary<string> {
  const text = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string());
  const names = Object.keys(Object(contract.examples.query ?? { page: 1, lang: "ru" }));
  return fc.tuple(text, fc.constantFrom("", ...names), text).map(([param, name, value]) => {
    const path = contract.path.replace(/\{\w+\}/g, () => encoded(param) || "x");
    return name === "" ? path : `${path}?${name}=${encoded(value)}`;
  });
}

/** Any request to a call: mostly its own method and a payload with one thing wrong. */
function requestTo(contract: ContractShape): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    call: fc.constant(contract.name),
    auth: fc.constant(contract.auth),
    method: fc.oneof(
      { weight: 15, arbitrary: fc.constant<string>(contract.method) },
      { weight: 1, arbitrary: fc.constantFrom<string>(...METHODS) },
    ),
    path: pathsOf(contract),
    contentType: fc.oneof(
      { weight: 15, arbitrary: fc.constant<string>("application/json") },
      { weight: 1, arbitrary: fc.constantFrom<string>(...TYPES) },
    ),
    body: bodiesOf(contract),
  });
}

/** `count` requests over all calls, the same for the same seed. */
export function fuzzRequests(
  contracts: readonly ContractShape[],
  count: number,
  seed: number,
): FuzzRequest[] {
  const each = Math.ceil(count / contracts.length);
  return contracts
    .flatMap((contract, index) =>
      fc.sample(requestTo(contract), { numRuns: each, seed: seed + index }),
    )
    .slice(0, count);
}
