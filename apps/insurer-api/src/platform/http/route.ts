import type {
  CheckedBodyOf,
  CheckedQueryOf,
  ContractShape,
  ParamsOf,
  ServedAnswerOf,
  StatusOf,
} from "@sughurta/contracts/core";
import type { Language } from "@sughurta/domain";
import type { RateRule } from "@sughurta/server-kit";
import type { Database } from "#src/platform/database/sql.ts";
import type { UploadedFile } from "#src/platform/files/file-store.ts";
import type { Room } from "#src/platform/files/require-room.ts";
import type { QuotaName } from "#src/platform/quota/quotas.ts";
import type { BruteForceGuard, Guess } from "./brute-force-guard.ts";

/** One request, checked, as a feature sees it. */
export interface Call<C extends ContractShape> {
  readonly params: { readonly [Name in keyof ParamsOf<C>]: string };
  readonly query: CheckedQueryOf<C>;
  readonly body: CheckedBodyOf<C>;
  /** Files of a multipart request, in quarantine; they are thrown away when the call is refused. */
  readonly files: readonly UploadedFile[];
  /** A chunk of a file; empty where a call takes none. */
  readonly bytes: Uint8Array;
  readonly owner: string;
  readonly userId: string | undefined;
  /** Session of the signed-in person. */
  readonly sessionId: string | undefined;
  readonly language: Language;
  /** The transaction of an idempotent call, else the database. */
  readonly db: Database;
  readonly headers: Headers;
  /** The body as it came, for signatures. */
  readonly rawBody: string;
  /** Aborts when the caller has left: costly work that has not begun is not begun then. */
  readonly signal: AbortSignal;
  /** What in the request may be a guess; see the option `guesses`. */
  readonly guesses: BruteForceGuard;
  /** Where the request came from, for limits. */
  readonly address: string;
}

/** What a feature answers: a status of the contract and its camelCase data. */
export type Reply<C extends ContractShape> = {
  [Status in StatusOf<C>]: {
    readonly status: Status;
    readonly data: ServedAnswerOf<C, Status>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[StatusOf<C>];

export interface RouteOptions<C extends ContractShape = ContractShape> {
  /**
   * An idempotent call runs inside one transaction together with the memory of its answer.
   * `outside` is for a call that talks to somebody else meanwhile and is repeatable by itself.
   */
  readonly idempotency?: "transaction" | "outside";
  /** Tries for a rateLimited call, per owner. */
  readonly limit?: RateRule;
  /** Refuses what comes in a flood, before anything else is done for a request. */
  readonly admit?: (from: Pick<Call<C>, "address" | "headers">) => Promise<void>;
  /** Set for what a person may do before they have replaced a password that was given to them (SPEC-19). */
  readonly beforePasswordChange?: true;
  /** Quota that a call uses where it is not refused; a long request counts as several. */
  readonly quota?: QuotaName;
  /** Room on the disk that is needed for what a call writes; without it nothing is read of the request. */
  readonly room?: Room;
  /** What of a request could be guessed: counted before the feature sees it. */
  readonly guesses?: (
    request: Pick<Call<C>, "params" | "body" | "owner" | "userId" | "headers">,
  ) => readonly Guess[] | Promise<readonly Guess[]>;
}

/** Options of a call that saves an order. */
export const NEW_ORDER = { quota: "orders", room: "sales" } as const satisfies RouteOptions;

/** A mounted call with its types taken off, so that all fit one list. */
export interface Route {
  readonly contract: ContractShape;
  readonly options: RouteOptions;
  readonly prepare?: (request: PreparedFrom) => Promise<unknown>;
  readonly handle: (call: Call<ContractShape>, prepared?: unknown) => Promise<AnyReply>;
}

/** A reply with its types taken off. */
export interface AnyReply {
  readonly status: number;
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Joins a contract with what answers it. */
export function route<const C extends ContractShape>(
  contract: C,
  handle: (call: Call<C>) => Promise<Reply<C>>,
  options: RouteOptions<C> = {},
): Route {
  // The mount checks the input with this very contract, so the types taken off here hold again there.
  return {
    contract,
    options: options as unknown as RouteOptions,
    handle: handle as unknown as Route["handle"],
  };
}

/** What can be prepared before the transaction of a call. */
type PreparedFrom = Pick<Call<ContractShape>, "files" | "signal">;

/**
 * A call with slow work that needs no database: `prepare` does it before the transaction begins, also for a
 * request that turns out to be a repeated one. It may refuse what is wrong with the files themselves.
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

/** A reply with its status as a literal: `answer(201, { id })`. */
export function answer<const Status extends number, Data>(
  status: Status,
  data: Data,
  headers: Readonly<Record<string, string>> = {},
) {
  return { status, data, headers };
}
