const PASSED_HEADERS = ["content-type", "retry-after", "upload-offset"];
const STATUS_WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * A `fetch` that reports the uploaded share of the body, in whole percent. Only `XMLHttpRequest` supports this over
 * HTTP/1.1; the response is the same `Response` as that of `fetch`.
 */
export function uploadFetch(onProgress: (percent: number) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    const body = await request.blob();
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest();
      upload.open(request.method, request.url);
      upload.responseType = "blob";
      request.headers.forEach((value, name) => {
        upload.setRequestHeader(name, value);
      });
      upload.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(Math.floor((loaded / total) * 100));
      };
      upload.onload = () => resolve(getResponse(upload));
      // The error of `fetch` without a connection.
      upload.onerror = () => reject(new TypeError("Failed to fetch"));
      upload.onabort = () => reject(signal.reason);
      signal.addEventListener("abort", () => upload.abort(), { once: true });
      upload.send(body);
    });
  };
}

function getResponse(upload: XMLHttpRequest): Response {
  const { status, statusText } = upload;
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = upload.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(STATUS_WITHOUT_BODY.has(status) ? null : upload.response, {
    status,
    statusText,
    headers,
  });
}
