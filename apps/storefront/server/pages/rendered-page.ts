/** A page as the application made it, before it is compressed and kept. */
export interface RenderedPage {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Reads an answer; a page's own bytes come beside it, since a stream of them costs more than they. */
export async function readAnswer(response: Response, body?: Buffer): Promise<RenderedPage> {
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) headers[name] = value;
  return {
    status: response.status,
    headers,
    body: body ?? Buffer.from(await response.arrayBuffer()),
  };
}
