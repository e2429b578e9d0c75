import {
  type ContractShape,
  fillPath,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  readResponse,
} from "@sughurta/contracts/core";
import type { Language } from "@sughurta/domain";
import type { ContentCache } from "./content-cache.ts";
import type { ContentEntry } from "./content-entry.ts";
import { ContentUnavailableError } from "./content-source.ts";

/** A request of the content service with a 200 response. */
export type ContentContract = ContractShape & { readonly responses: { readonly 200: object } };

/** Parameters of a content request. */
export type ContentRequest<C extends ContractShape> = {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
};

/** Source of content: the cache, or a preview. */
export type ContentReader = Pick<ContentCache, "get">;

/** Total time one page waits for all of its content. */
const PAGE_TIMEOUT_MS = 2_000;

const parsed = new WeakMap<ContentEntry, unknown>();

/** Reads typed content of one page: each response is validated against its contract once. */
export class ContentClient {
  readonly #reader: ContentReader;
  readonly #language: Language;
  readonly #deadline: number;
  readonly #onRead: (path: string) => void;

  constructor(
    reader: ContentReader,
    language: Language,
    /** Called with the path of each request. */
    onRead: (path: string) => void = () => {},
    /** Total time for everything that is read. */
    timeoutMs = PAGE_TIMEOUT_MS,
  ) {
    this.#deadline = Date.now() + timeoutMs;
    this.#reader = reader;
    this.#language = language;
    this.#onRead = onRead;
  }

  /** The content, or `undefined` where it is missing; throws {@link ContentUnavailableError}. */
  async find<C extends ContentContract>(
    contract: C,
    request: ContentRequest<C> = {},
  ): Promise<ResponseOf<C, 200> | undefined> {
    const timeoutMs = this.#deadline - Date.now();
    this.#onRead(contract.path);
    const entry = await this.#reader.get(getAddress(contract, request), this.#language, timeoutMs);
    if (entry === undefined) return undefined;
    const known = parsed.get(entry);
    if (known !== undefined) return known as ResponseOf<C, 200>;
    try {
      const { data } = readResponse(contract, 200, entry.json);
      parsed.set(entry, data);
      return data as ResponseOf<C, 200>;
    } catch (cause) {
      throw new ContentUnavailableError(`${contract.name} is not as agreed`, { cause });
    }
  }

  /** Required content: a missing one counts as unavailable. */
  async get<C extends ContentContract>(
    contract: C,
    request: ContentRequest<C> = {},
  ): Promise<ResponseOf<C, 200>> {
    const found = await this.find(contract, request);
    if (found === undefined) throw new ContentUnavailableError(`${contract.name} is missing`);
    return found;
  }
}

/** Path and query in canonical form, as a cache key; a flag is `1` or omitted (S0 §7). */
export function contentAddress(path: string, values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === true) query.set(name, "1");
    else if (value !== undefined && value !== null && value !== false)
      query.set(name, String(value));
  }
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

function getAddress<C extends ContractShape>(contract: C, request: ContentRequest<C>): string {
  return contentAddress(fillPath(contract.path, request.params ?? {}), request.query ?? {});
}
