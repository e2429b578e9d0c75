import type { ApiClient } from "@sughurta/api-client";

/** Origin of the insurer's pictures and documents: its responses contain paths only. */
const FILE_PATH = /^\/files\//;
const FILE_IN_HTML = /(\s(?:src|href)=["'])(?=\/files\/)/g;

/** A client whose responses have absolute addresses of the insurer's files, which every page can show. */
export function withWholeAddresses(client: ApiClient, insurer: string): ApiClient {
  return {
    ...client,
    send: async (contract, request) =>
      toWholeAddresses(await client.send(contract, request), insurer),
  };
}

/** The same response with absolute addresses of the insurer's files. */
export function toWholeAddresses<ResponseData>(
  response: ResponseData,
  insurer: string,
): ResponseData {
  if (insurer === "") return response;
  const complete = (value: unknown): unknown => {
    if (typeof value === "string") return wholeAddress(value, insurer);
    if (Array.isArray(value)) return value.map(complete);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, complete(inner)]));
  };
  // Every value retains its type.
  return complete(response) as ResponseData;
}

function wholeAddress(text: string, insurer: string): string {
  return FILE_PATH.test(text)
    ? `${insurer}${text}`
    : text.replace(FILE_IN_HTML, (before) => `${before}${insurer}`);
}

/** Not a file or other class instance; also a plain object of another realm, as in a test runner. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
