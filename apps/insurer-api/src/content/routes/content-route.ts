import type { ContractShape, Schema, ServedResponseOf } from "@sughurta/contracts/core";
import { isLanguage, type Language } from "@sughurta/domain";
import type { Call, Route } from "#src/platform/http/route.ts";

type ContentContract = ContractShape & { readonly responses: { readonly 200: Schema } };

/** The language of the query, if the endpoint has one, takes precedence over the header. */
function requestedLanguage(query: unknown, otherwise: Language): Language {
  const requested = (query as { language?: unknown } | undefined)?.language;
  return isLanguage(requested) ? requested : otherwise;
}

/** Route of a content contract, with data in the requested language. */
export function contentRoute<const C extends ContentContract>(
  contract: C,
  show: (call: Call<C>) => Promise<ServedResponseOf<C, 200>>,
): Route {
  return {
    contract,
    options: {},
    handle: async (call) => {
      const language = requestedLanguage(call.query, call.language);
      // The router validates the input with the same contract, so the cast is safe.
      const data = await show({ ...call, language } as unknown as Call<C>);
      const headers = { "Content-Language": language, Vary: "Accept-Language, Authorization" };
      return { status: 200, data, headers };
    },
  };
}

/** One page of a list, counted from 1, and the number of the last page (at least 1). */
export function getPage<Item>(
  items: readonly Item[],
  page: number,
  pageSize: number,
): { data: Item[]; lastPage: number } {
  const start = (page - 1) * pageSize;
  return {
    data: items.slice(start, start + pageSize),
    lastPage: Math.max(1, Math.ceil(items.length / pageSize)),
  };
}
