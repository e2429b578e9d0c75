import * as z from "zod/mini";

/** Any schema of zod, full or mini. */
export type Schema = z.core.$ZodType & Pick<z.ZodMiniType, "safeParse">;

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Whose token a call carries (S0 §6): `site` the content service's, `visitor` a person's or a guest's,
 * `service` the service account's alone, so that no browser may send it, `none` no token at all.
 */
export type Auth = "site" | "visitor" | "service" | "none";

/** An answer that is a file and not JSON. */
export interface BinaryAnswer {
  readonly binary: string;
}

/** The file parts of a multipart request. */
export interface FilesRule {
  /** Names of the parts that may hold a file. */
  readonly parts: readonly string[];
  /** Files in one request. */
  readonly maxFiles: number;
  /** Bytes of one file. */
  readonly maxBytes: number;
}

const PART_HEAD_BYTES = 64_000;
const TEXT_PARTS_BYTES = 256_000;

/** Bytes of a whole multipart request under a rule: its files, the heads of its parts and its texts. */
export function multipartMaxBytes({ maxFiles, maxBytes }: FilesRule): number {
  return maxFiles * (maxBytes + PART_HEAD_BYTES) + TEXT_PARTS_BYTES;
}

/** A payload that is a piece of a file and nothing else. */
export interface BytesRule {
  readonly mediaType: string;
  /** Bytes of one request. */
  readonly maxBytes: number;
}

/** Headers that say something no payload says, in small letters. */
export interface HeadersRule {
  readonly request: readonly string[];
  readonly answer: readonly string[];
}

/** Keys that the specification does not know, with all that stands under them. */
export interface ExtensionKeys {
  /** Of the query or the payload. */
  readonly request?: readonly string[];
  /** Of what is answered where nothing is refused. */
  readonly answer?: readonly string[];
}

/** What a call looks like before its types are read from it. */
export interface ContractShape {
  readonly name: string;
  readonly summary: string;
  /** Where the specification tells it: `S0 §7`. */
  readonly source: string;
  /** What the specification does not know: `true` for the whole call, else some of its keys. */
  readonly extension?: true | ExtensionKeys;
  readonly method: Method;
  /** Path with `{parameters}`. */
  readonly path: string;
  readonly auth: Auth;
  /** Query parameters, spelled as on the wire. */
  readonly query?: Schema;
  /** Payload in camelCase; with `files` it holds the text parts of a multipart request. */
  readonly body?: Schema;
  readonly files?: FilesRule;
  readonly bytes?: BytesRule;
  readonly headers?: HeadersRule;
  /** Answers by status that a caller has to handle; any other status is unexpected. */
  readonly answers: Readonly<Record<number, Schema | BinaryAnswer>>;
  /** True where a repeated request with the same `Idempotency-Key` gets the first answer again. */
  readonly idempotent?: true;
  /** True where the caller may be slowed down: everything that could be guessed. */
  readonly rateLimited?: true;
  /** Examples in camelCase, checked against the schemas by the tests; of refusals only those of its own. */
  readonly examples: {
    readonly query?: unknown;
    readonly body?: unknown;
    readonly answers: Readonly<Record<number, unknown>>;
  };
}

/**
 * Declares one call of the specification as data.
 * @__NO_SIDE_EFFECTS__
 */
export function defineContract<const C extends ContractShape>(contract: C): C {
  return contract;
}

/** Declares an answer that is a file of the given media type. */
export function binary(mediaType: string): BinaryAnswer {
  return { binary: mediaType };
}

/** An answer without a body, such as 204. */
export const noContent = z.undefined();

/** True for an answer that is a file. */
export function isBinary(answer: Schema | BinaryAnswer): answer is BinaryAnswer {
  return "binary" in answer;
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** Path parameters of a call, by name. */
export type ParamsOf<C extends ContractShape> = Record<ParameterNames<C["path"]>, string | number>;

/** Query parameters a caller may give. */
export type QueryOf<C extends ContractShape> = C["query"] extends Schema
  ? z.input<C["query"]>
  : undefined;

/** Payload a caller gives, camelCase. */
export type BodyOf<C extends ContractShape> = C["body"] extends Schema
  ? z.input<C["body"]>
  : undefined;

/** Payload the server reads after checking, camelCase. */
export type CheckedBodyOf<C extends ContractShape> = C["body"] extends Schema
  ? z.output<C["body"]>
  : undefined;

/** Query parameters the server reads after checking. */
export type CheckedQueryOf<C extends ContractShape> = C["query"] extends Schema
  ? z.output<C["query"]>
  : undefined;

/** Statuses a caller has to handle. */
export type StatusOf<C extends ContractShape> = keyof C["answers"] & number;

/** The parsed answer of a status, camelCase. */
export type AnswerOf<
  C extends ContractShape,
  Status extends StatusOf<C>,
> = C["answers"][Status] extends Schema ? z.output<C["answers"][Status]> : Blob;

/** What a server may return for a status, camelCase, before it is renamed for the wire; a file whole or as a stream. */
export type ServedAnswerOf<
  C extends ContractShape,
  Status extends StatusOf<C>,
> = C["answers"][Status] extends Schema
  ? z.input<C["answers"][Status]>
  : Uint8Array | ReadableStream<Uint8Array>;

/** Every named answer of a call as a union discriminated by `status`. */
export type AnyAnswerOf<C extends ContractShape> = {
  [Status in StatusOf<C>]: {
    readonly status: Status;
    readonly data: AnswerOf<C, Status>;
  };
}[StatusOf<C>];
