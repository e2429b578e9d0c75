import type { ApiClient } from "@sughurta/api-client";

/** Where the insurer's site has pictures and documents: its answers name them by path alone. */
const FILE_PATH = /^\/files\//;
const FILE_IN_HTML = /(\s(?:src|href)=["'])(?=\/files\/)/g;

/** A client whose answers name the insurer's files by whole addresses, which every page can show. */
export function withWholeAddresses(client: ApiClient, insurer: string): ApiClient {
  return {
    ...client,
    send: async (contract, request) =>
      toWholeAddresses(await client.send(contract, request), insurer),
  };
}

/** The same answer with the insurer's files by whole addresses. */
export function toWholeAddresses<Answer>(answer: Answer, insurer: string): Answer {
  if (insurer === "") return answer;
  const complete = (value: unknown): unknown => {
    if (typeof value === "string") return wholeAddress(value, insurer);
    if (Array.isArray(value)) return value.map(complete);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, complete(inner)]));
  };
  // Every value keeps its shape.
  return complete(answer) as Answer;
}

function wholeAddress(text: string, insurer: string): string {
  return FILE_PATH.test(text)
    ? `${insurer}${text}`
    : text.replace(FILE_IN_HTML, (before) => `${before}${insurer}`);
}

/** Not a file, nor anything else that has a class; also a plain object of another realm, as in a test runner. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
