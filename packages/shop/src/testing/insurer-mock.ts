import { allContracts } from "@sughurta/contracts";
import { type ContractShape, fromWire, toWire } from "@sughurta/contracts/core";

/** A request made by the shop. */
export interface MockedCall {
  /** Name of the call, such as `calculateTravel`. */
  readonly name: string;
  readonly headers: Headers;
  /** Request payload, in camelCase; `undefined` for a request without a body. */
  readonly body: unknown;
}

/** Response of an endpoint, in camelCase. */
export interface MockedResponse {
  readonly status: number;
  readonly data: unknown;
}

/** Responses by the name of their endpoint; by default the example of the API's documentation. */
export type MockedResponses = Readonly<Record<string, (call: MockedCall) => MockedResponse>>;

/** The insurer's site as a `fetch` for tests, with its requests. */
export interface InsurerMock {
  /** Value for the `fetch` of `InsurerShop`. */
  readonly fetch: typeof fetch;
  /** Every call, in its order. */
  readonly calls: readonly MockedCall[];
  /** The requests of an endpoint, such as `calculateTravel`. */
  called(name: string): readonly MockedCall[];
}

const tokens = { access: "access", refresh: "refresh", changePassword: false };
const SESSION: MockedResponses = {
  startGuestSession: () => ({ status: 200, data: { ...tokens, visitor: "guest" } }),
  refreshGuestSession: () => ({ status: 200, data: tokens }),
};

/**
 * Mock of the insurer's site in tests of a page that sells: replace the global `fetch` with it. A request to any other
 * address, or to an unknown endpoint, fails like a lost connection.
 */
export function mockInsurer(insurer: string, changes: MockedResponses = {}): InsurerMock {
  if (typeof Request === "undefined") {
    throw new Error(
      "mockInsurer needs Request and Response, which jest-environment-jsdom takes away: the README of @sughurta/shop has a testEnvironment that gives them back.",
    );
  }
  const responses = { ...SESSION, ...changes };
  const { origin } = new URL(insurer);
  const calls: MockedCall[] = [];
  return {
    calls,
    called: (name) => calls.filter((call) => call.name === name),
    fetch: async (...asked) => {
      const request = new Request(...asked);
      const url = new URL(request.url);
      const contract =
        url.origin === origin ? getContract(request.method, url.pathname) : undefined;
      if (!contract) throw new TypeError(`Nobody answers ${request.method} ${request.url}`);
      const text = await request.text();
      const body = text === "" ? undefined : fromWire(JSON.parse(text));
      const call = { name: contract.name, headers: request.headers, body };
      calls.push(call);
      const { status, data } = responses[contract.name]?.(call) ?? getExample(contract);
      return Response.json(toWire(data), { status });
    },
  };
}

/** The example response of an endpoint in the API's documentation. */
export function exampleResponse(name: string): MockedResponse {
  const found = allContracts.find((contract) => contract.name === name);
  if (!found) throw new Error(`The API has no call ${name}`);
  return getExample(found);
}

function getExample({ examples }: ContractShape): MockedResponse {
  const [status = "200", data] = Object.entries(examples.responses)[0] ?? [];
  return { status: Number(status), data };
}

function getContract(method: string, pathname: string): ContractShape | undefined {
  return allContracts.find(
    (contract) => contract.method === method && toPattern(contract.path).test(pathname),
  );
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}
