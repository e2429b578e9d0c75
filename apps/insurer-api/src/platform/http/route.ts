import type {
  CheckedBodyOf,
  CheckedQueryOf,
  ContractShape,
  ParamsOf,
  ServedResponseOf,
  StatusOf,
} from "@sughurta/contracts/core";
import type { Language } from "@sughurta/domain";
import type { RateRule } from "@sughurta/server-kit";
import type { Database } from "#src/platform/database/sql.ts";
import type { UploadedFile } from "#src/platform/files/file-store.ts";
import type { QuotaName } from "#src/platform/quota/quotas.ts";
import type { Room } from "#src/platform/uploads/require-room.ts";
import type { BruteForceGuard, Guess } from "./brute-force-guard.ts";

/** One validated request, as passed to a feature. */
export interface Call<C extends ContractShape> {
  readonly params: { readonly [Name in keyof ParamsOf<C>]: string };
  readonly query: CheckedQueryOf<C>;
  readonly body: CheckedBodyOf<C>;
  /** Files of a multipart request, in quarantine; discarded if the request is refused. */
  readonly files: readonly UploadedFile[];
  /** A chunk of a file; empty if the endpoint accepts none. */
  readonly bytes: Uint8Array;
  readonly owner: string;
  readonly userId: string | undefined;
  /** Session of the signed-in user. */
  readonly sessionId: string | undefined;
  readonly language: Language;
  /** The transaction of an idempotent request, else the database. */
  readonly db: Database;
  readonly headers: Headers;
  /** The raw body, for signatures. */
  readonly rawBody: string;
  /** Aborts when the client disconnects: costly work that has not begun is skipped. */
  readonly signal: AbortSignal;
  /** Guessable values of the request; see the option `guesses`. */
  readonly guesses: BruteForceGuard;
  /** The client's address, for limits. */
  readonly address: string;
}

/** Response of a feature: a status of the contract and its camelCase data. */
export type Reply<C extends ContractShape> = {
  [Status in StatusOf<C>]: {
    readonly status: Status;
    readonly data: ServedResponseOf<C, Status>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[StatusOf<C>];

export interface RouteOptions<C extends ContractShape = ContractShape> {
  /**
   * Runs an idempotent request in one transaction together with its stored response.
   * `outside` is for a request that contacts another system and is idempotent by itself.
   */
  readonly idempotency?: "transaction" | "outside";
  /** Rate limit per owner of a rateLimited endpoint. */
  readonly limit?: RateRule;
  /** Refuses ipRateLimiter of requests before any other processing. */
  readonly admit?: (from: Pick<Call<C>, "address" | "headers">) => Promise<void>;
  /** Set for endpoints allowed before a user has replaced an assigned password (SPEC-19). */
  readonly beforePasswordChange?: true;
  /** Quota charged unless the request is refused; a long request counts several times. */
  readonly quota?: QuotaName;
  /** Disk space required for the writes of a request; without it the request is not read. */
  readonly room?: Room;
  /** Guessable values of a request, counted before the feature checks them. */
  readonly guesses?: (
    request: Pick<Call<C>, "params" | "body" | "owner" | "userId" | "headers">,
  ) => readonly Guess[] | Promise<readonly Guess[]>;
}

/** Options of an endpoint that saves an order. */
export const NEW_ORDER = { quota: "orders", room: "sales" } as const satisfies RouteOptions;

/** A mounted endpoint with its types erased, so that all fit one list. */
export interface Route {
  readonly contract: ContractShape;
  readonly options: RouteOptions;
  readonly prepare?: (request: PreparedFrom) => Promise<unknown>;
  readonly handle: (call: Call<ContractShape>, prepared?: unknown) => Promise<AnyReply>;
}

/** A reply with its types erased. */
export interface AnyReply {
  readonly status: number;
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Joins a contract with its handler. */
export function route<const C extends ContractShape>(
  contract: C,
  handle: (call: Call<C>) => Promise<Reply<C>>,
  options: RouteOptions<C> = {},
): Route {
  // The mount validates the input with this contract, so the types erased here hold again there.
  return {
    contract,
    options: options as unknown as RouteOptions,
    handle: handle as unknown as Route["handle"],
  };
}

/** Input available before the transaction of a request. */
type PreparedFrom = Pick<Call<ContractShape>, "files" | "signal">;

/**
 * An endpoint with slow work that needs no database: `prepare` runs before the transaction begins, also for a repeated
 * request. It may refuse invalid files.
 */
export function preparedRoute<const C extends ContractShape, Prepared>(
  contract: C,
  prepare: (request: PreparedFrom) => Promise<Prepared>,
  handle: (call: Call<C>, prepared: Prepared) => Promise<Reply<C>>,
  options: RouteOptions<C> = {},
): Route {
  return {
    contract,
    prepare,
    options: options as unknown as RouteOptions,
    handle: handle as unknown as Route["handle"],
  };
}

/** A reply with its status as a literal: `respond(201, { id })`. */
export function respond<const Status extends number, Data>(
  status: Status,
  data: Data,
  headers: Readonly<Record<string, string>> = {},
) {
  return { status, data, headers };
}
