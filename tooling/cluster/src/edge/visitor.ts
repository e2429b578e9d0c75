import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** What the edge did with a request: its own answer, that of the origin, or never its own. */
export type CacheState = "hit" | "miss" | "pass";

/** A response as a browser receives it. */
export interface EdgeResponse {
  readonly status: number;
  readonly cache: CacheState | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends one request over connections that stay open, as browsers do. */
export function visit(url: string, visited: Sent = {}): Promise<EdgeResponse> {
  const { method = "GET", headers = {}, body } = visited;
  return new Promise<EdgeResponse>((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        cache: response.headers["x-cache"] as CacheState | undefined,
        headers: response.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      });
    });
    // An open connection may have been closed a moment before, unseen.
    sent.on("error", (error) => {
      if (sent.reusedSocket) resolve(visit(url, visited));
      else reject(error);
    });
    sent.end(body);
  });
}

/** Runs tasks, several at a time. */
export async function inParallel<Task>(
  tasks: readonly Task[],
  width: number,
  run: (task: Task) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) await run(task);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
