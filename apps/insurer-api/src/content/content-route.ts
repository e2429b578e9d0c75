import type { ContractShape, Schema, ServedAnswerOf } from "@sughurta/contracts/core";
import { isLanguage, type Language } from "@sughurta/domain";
import type { Call, Route } from "#src/platform/http/route.ts";

type ContentContract = ContractShape & { readonly answers: { readonly 200: Schema } };

/** The language in the query, where a call has one, goes before the header. */
function requestedLanguage(query: unknown, otherwise: Language): Language {
  const requested = (query as { language?: unknown } | undefined)?.language;
  return isLanguage(requested) ? requested : otherwise;
}

/** Joins a content contract with what it shows in the asked language. */
export function contentRoute<const C extends ContentContract>(
  contract: C,
  show: (call: Call<C>) => Promise<ServedAnswerOf<C, 200>>,
): Route {
  return {
    contract,
    options: {},
    handle: async (call) => {
      const language = requestedLanguage(call.query, call.language);
      // The mount checks the input with this very contract, so the types taken off there hold again.
      const data = await show({ ...call, language } as unknown as Call<C>);
      const headers = { "Content-Language": language, Vary: "Accept-Language, Authorization" };
      return { status: 200, data, headers };
    },
  };
}
