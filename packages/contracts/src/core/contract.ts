import type * as z from "zod/mini";
import { fromWire } from "./wire.ts";

/** Any schema of zod, full or mini. */
export type Schema = z.core.$ZodType & Pick<z.ZodMiniType, "safeParse">;

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Token of a request (S0 §6): `site` the content service's, `visitor` a person's or a guest's, `service` the service
 * account's only, so that no browser may send it, `none` no token.
 */
export type Auth = "site" | "visitor" | "service" | "none";

/** A response that is a file instead of JSON. */
export interface BinaryResponse {
  readonly binary: string;
}

/** The file parts of a multipart request. */
export interface FilesRule {
  /** Names of the parts that may contain a file. */
  readonly parts: readonly string[];
  /** Files in one request. */
  readonly maxFiles: number;
  /** Bytes of one file. */
  readonly maxBytes: number;
}

const PART_HEAD_BYTES = 64_000;
const TEXT_PARTS_BYTES = 256_000;

/** Maximum bytes of a whole multipart request by a rule: its files, the heads of its parts and its texts. */
export function multipartMaxBytes({ maxFiles, maxBytes }: FilesRule): number {
  return maxFiles * (maxBytes + PART_HEAD_BYTES) + TEXT_PARTS_BYTES;
}

/** A payload that consists of a chunk of a file. */
export interface BytesRule {
  readonly mediaType: string;
  /** Bytes of one request. */
  readonly maxBytes: number;
}

/** Headers with values that are in no payload, in lower case. */
export interface HeadersRule {
  readonly request: readonly string[];
  readonly response: readonly string[];
}

/** Keys that are not in the specification, with everything below them. */
export interface ExtensionKeys {
  /** Of the query or the payload. */
  readonly request?: readonly string[];
  /** Of successful responses. */
  readonly response?: readonly string[];
}

/** Shape of an endpoint's contract before its types are inferred. */
export interface ContractShape {
  readonly name: string;
  readonly summary: string;
  /** Section of the specification: `S0 §7`. */
  readonly source: string;
  /** Extensions of the specification: `true` for the whole endpoint, else some of its keys. */
  readonly extension?: true | ExtensionKeys;
  readonly method: Method;
  /** Path with `{parameters}`. */
  readonly path: string;
  readonly auth: Auth;
  /** Query parameters, spelled as on the wire. */
  readonly query?: Schema;
  /** Payload in camelCase; with `files` the text parts of a multipart request. */
  readonly body?: Schema;
  readonly files?: FilesRule;
  readonly bytes?: BytesRule;
  readonly headers?: HeadersRule;
  /** Responses by status that a caller has to handle; any other status is unexpected. */
  readonly responses: Readonly<Record<number, Schema | BinaryResponse>>;
  /** True where a repeated request with the same `Idempotency-Key` gets the first response again. */
  readonly idempotent?: true;
  /** True where the caller may be rate-limited: everything that could be guessed. */
  readonly rateLimited?: true;
  /** Examples in camelCase, validated by the tests; of refusals only the endpoint's own. */
  readonly examples: {
    readonly query?: unknown;
    readonly body?: unknown;
    readonly responses: Readonly<Record<number, unknown>>;
  };
}

/**
 * Declares one endpoint of the specification as data.
 * @__NO_SIDE_EFFECTS__
 */
export function defineContract<const C extends ContractShape>(contract: C): C {
  return contract;
}

/** Declares a response that is a file of the given media type. */
export function binary(mediaType: string): BinaryResponse {
  return { binary: mediaType };
}

/** True for a response that is a file. */
export function isBinary(response: Schema | BinaryResponse): response is BinaryResponse {
  return "binary" in response;
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** Path parameters of an endpoint, by name. */
export type ParamsOf<C extends ContractShape> = Record<ParameterNames<C["path"]>, string | number>;

/** Query parameters of a caller. */
export type QueryOf<C extends ContractShape> = C["query"] extends Schema
  ? z.input<C["query"]>
  : undefined;

/** Payload of a caller, camelCase. */
export type BodyOf<C extends ContractShape> = C["body"] extends Schema
  ? z.input<C["body"]>
  : undefined;

/** Payload on the server after validation, camelCase. */
export type CheckedBodyOf<C extends ContractShape> = C["body"] extends Schema
  ? z.output<C["body"]>
  : undefined;

/** Query parameters on the server after validation. */
export type CheckedQueryOf<C extends ContractShape> = C["query"] extends Schema
  ? z.output<C["query"]>
  : undefined;

/** Statuses a caller has to handle. */
export type StatusOf<C extends ContractShape> = keyof C["responses"] & number;

/** The parsed response of a status, camelCase. */
export type ResponseOf<
  C extends ContractShape,
  Status extends StatusOf<C>,
> = C["responses"][Status] extends Schema ? z.output<C["responses"][Status]> : Blob;

/**
 * Possible return value of a server for a status, camelCase, before the keys are converted for the wire; a file whole
 * or as a stream.
 */
export type ServedResponseOf<
  C extends ContractShape,
  Status extends StatusOf<C>,
> = C["responses"][Status] extends Schema
  ? z.input<C["responses"][Status]>
  : Uint8Array | ReadableStream<Uint8Array>;

/** Every declared response of an endpoint as a union discriminated by `status`. */
export type AnyResponseOf<C extends ContractShape> = {
  [Status in StatusOf<C>]: {
    readonly status: Status;
    readonly data: ResponseOf<C, Status>;
  };
}[StatusOf<C>];

/** Fills the parameters of a path: `/api/blogs/{slug}` + `{slug: "a b"}` → `/api/blogs/a%20b`. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") {
      throw new TypeError(`The path ${path} needs the parameter "${name}".`);
    }
    return encodeURIComponent(String(value));
  });
}

/** A response that does not match its contract. */
export class UnreadableResponseError extends Error {
  readonly code = "unreadableResponse";
}

/** Parses the JSON of a response into the typed response of its contract; throws {@link UnreadableResponseError}. */
export function readResponse<C extends ContractShape>(
  contract: C,
  status: number,
  json: unknown,
): AnyResponseOf<C> {
  const schema = contract.responses[status];
  if (schema === undefined || isBinary(schema)) {
    throw new UnreadableResponseError(`${contract.name} has no JSON response ${status}.`);
  }
  const parsed = schema.safeParse(fromWire(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UnreadableResponseError(
      `${contract.name} ${status}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`,
    );
  }
  // The schema is looked up by the status that discriminates the union.
  return { status, data: parsed.data } as AnyResponseOf<C>;
}

/** Refusals that are the same for every endpoint. */
const REFUSALS: Readonly<Record<number, unknown>> = {
  401: {
    message: "Войдите по номеру телефона, чтобы продолжить",
    code: "signInRequired",
  },
  404: { message: "Не найдено", code: "notFound" },
  422: {
    message: "Проверьте данные",
    code: "invalid",
    fieldCodes: { phone: ["phone"] },
    phone: ["Введите девять цифр после +992"],
  },
  429: { message: "Слишком много попыток. Подождите минуту", code: "tooManyRequests" },
  507: {
    message: "Сейчас мы не можем это сохранить. Попробуйте через час",
    code: "storageFull",
  },
};

/** An example response of an endpoint, camelCase: its own example, else the common refusal. */
export function responseExample({ examples }: ContractShape, status: number): unknown {
  return examples.responses[status] ?? REFUSALS[status];
}
