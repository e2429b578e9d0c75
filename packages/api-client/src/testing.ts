import type { ContractsByName } from "@sughurta/contracts";
import {
  type BodyOf,
  type ContractShape,
  fromWire,
  isBinary,
  type QueryOf,
  readResponse,
  type ServedResponseOf,
  type StatusOf,
  toWire,
} from "@sughurta/contracts/core";
import type { ApiClient } from "./client-types.ts";
import { TooManyRequestsError } from "./errors.ts";
import type { FilePart, LooseRequest, SentResponseOf } from "./request.ts";

/** The `Retry-After` of the double where a test responds with 429. */
const TEST_WAIT_SECONDS = 42;

type ServedBy<C extends ContractShape> = {
  [Status in StatusOf<C>]: {
    readonly status: Status;
    readonly data: ServedResponseOf<C, Status> | Blob;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[StatusOf<C>];

/** The request of a handler of the double. */
export interface HandlerRequestOf<C extends ContractShape> {
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly files: readonly FilePart[];
  readonly bytes: Blob | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
}

type Handler<C extends ContractShape> = (
  request: HandlerRequestOf<C>,
) => ServedBy<C> | Promise<ServedBy<C>>;

/** Responses by the name of the endpoint; a request without one fails the test. */
export type TestResponses = {
  readonly [Name in keyof ContractsByName]?: Handler<ContractsByName[Name]>;
};

/** A request received by the double. */
export interface SeenRequest {
  readonly name: string;
  readonly body: unknown;
  readonly params: unknown;
  readonly idempotencyKey: string | undefined;
}

/** A client that responds from functions, through the same wire conversion and schemas as the real one. */
export function createTestClient(
  responses: TestResponses,
): ApiClient & { readonly requests: readonly SeenRequest[] } {
  const requests: SeenRequest[] = [];
  return {
    requests,
    async send<C extends ContractShape>(contract: C, call: LooseRequest) {
      const { params = {}, query, body, files = [], bytes, headers = {}, idempotencyKey } = call;
      requests.push({ name: contract.name, body, params, idempotencyKey });
      const respond = (responses as Record<string, Handler<ContractShape> | undefined>)[
        contract.name
      ];
      if (!respond) throw new Error(`The test has no response for ${contract.name}.`);
      const sent = fromWire(JSON.parse(JSON.stringify(toWire(body ?? null))));
      const served = await respond({
        params,
        query,
        body: sent as undefined,
        files,
        bytes,
        headers,
        idempotencyKey,
      } as HandlerRequestOf<ContractShape>);
      call.signal?.throwIfAborted();
      const schema = contract.responses[served.status];
      if (served.status === 429) throw new TooManyRequestsError(contract.name, TEST_WAIT_SECONDS);
      if (schema && isBinary(schema)) return served as SentResponseOf<C>;
      const wire =
        served.data === undefined ? undefined : JSON.parse(JSON.stringify(toWire(served.data)));
      const read = readResponse(contract, served.status, wire);
      return (
        contract.headers ? { ...read, headers: new Headers(served.headers) } : read
      ) as SentResponseOf<C>;
    },
  };
}
