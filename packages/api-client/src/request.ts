import type {
  AnyResponseOf,
  BodyOf,
  BytesRule,
  ContractShape,
  FilesRule,
  HeadersRule,
  ParamsOf,
  QueryOf,
} from "@sughurta/contracts/core";
import { fillPath, toWire, toWireKey } from "@sughurta/contracts/core";

/** A file and the name of its part. */
export interface FilePart {
  readonly part: string;
  readonly file: File;
}

type ParamsPart<C extends ContractShape> = keyof ParamsOf<C> extends never
  ? { readonly params?: never }
  : { readonly params: ParamsOf<C> };
type BodyPart<C extends ContractShape> =
  BodyOf<C> extends undefined ? { readonly body?: never } : { readonly body: BodyOf<C> };
type QueryPart<C extends ContractShape> =
  QueryOf<C> extends undefined ? { readonly query?: never } : { readonly query?: QueryOf<C> };
type FilesPart<C extends ContractShape> = C["files"] extends FilesRule
  ? { readonly files?: readonly FilePart[] }
  : { readonly files?: never };

type BytesPart<C extends ContractShape> = C["bytes"] extends BytesRule
  ? { readonly bytes: Blob }
  : { readonly bytes?: never };
type HeadersPart<C extends ContractShape> = C["headers"] extends HeadersRule
  ? { readonly headers: Readonly<Record<string, string>> }
  : { readonly headers?: never };

/** Request options of a contract: path parameters, query, headers, payload and files where declared. */
export type RequestOf<C extends ContractShape> = ParamsPart<C> &
  BodyPart<C> &
  QueryPart<C> &
  FilesPart<C> &
  BytesPart<C> &
  HeadersPart<C> & {
    readonly signal?: AbortSignal;
    /** Pass the same key to repeat a request safely; a new one is created otherwise. */
    readonly idempotencyKey?: string;
    /** Lets a small request finish during page unload. */
    readonly keepalive?: boolean;
    /** Warned how much of an upload is on its way, 0 to 100. */
    readonly onUploadProgress?: (percent: number) => void;
  };

/**
 * Every declared response of an endpoint except 403 and 429, which are always thrown: as `PartnerKeyError`, where it
 * concerns a partner's key, and as `TooManyRequestsError`. Of an endpoint with headers, including the response headers.
 */
export type SentResponseOf<C extends ContractShape> = Exclude<
  AnyResponseOf<C>,
  { readonly status: 403 | 429 }
> &
  (C["headers"] extends HeadersRule ? { readonly headers: Headers } : unknown);

/** A request whose types are known to match its contract. */
export interface LooseRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: readonly FilePart[];
  readonly bytes?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly keepalive?: boolean;
  readonly onUploadProgress?: (percent: number) => void;
}

/** `https://site.example/api/all_boxes?page=1`: the path with its parameters and the query as spelled by the contract. */
export function getAddress(
  path: string,
  { params = {}, query: given = {} }: Pick<LooseRequest, "params" | "query">,
  { baseUrl = "" }: { readonly baseUrl?: string },
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(given))) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const address = baseUrl.replace(/\/$/, "") + fillPath(path, params);
  return query.size > 0 ? `${address}?${query}` : address;
}

/** The payload as JSON text, as multipart parts for a contract with files, or unchanged bytes; keys in snake_case. */
export function toPayload(
  contract: ContractShape,
  request: LooseRequest,
): string | FormData | Blob | undefined {
  if (contract.bytes) return request.bytes;
  if (!contract.files) {
    return request.body === undefined ? undefined : JSON.stringify(toWire(request.body));
  }
  const parts = new FormData();
  for (const [key, value] of Object.entries(request.body ?? {})) {
    if (value !== undefined && value !== null) parts.set(toWireKey(key), String(value));
  }
  for (const { part, file } of request.files ?? []) parts.append(part, file, file.name);
  return parts;
}
