import { traceHeaders, traceId, withSpan } from "@sughurta/server-kit";

/** Sends requests to the insurer's services; within a trace the request has a span, which the service continues. */
export function fetchUpstream(url: URL, init: RequestInit): Promise<Response> {
  if (traceId() === undefined) return fetch(url, init);
  return withSpan("call insurer-api", { "http.request.method": init.method ?? "GET" }, () => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    return fetch(url, { ...init, headers });
  });
}
