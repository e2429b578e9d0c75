import { allContracts, type ContractShape } from "@sughurta/contracts";
import { Buyer } from "../buyer.ts";
import { World } from "../world/world.ts";
import { BROKEN_MULTIPARTS, fuzzFiles } from "./files.ts";
import { type FuzzRequest, fuzzRequests } from "./requests.ts";

const AT_ONCE = 16;
const HANG_MS = 20_000;
/** An inside that nobody outside may see. */
const INSIDE = /\bat \S+ \(|node_modules|drizzle|PostgresError|PGlite|\/src\//;
const UPLOADS = [
  "/api/send_resume",
  "/v1/claim/00000000-0000-4000-8000-000000000000/files/",
  "/v1/payment/qr_bill/00000000-0000-4000-8000-000000000000",
];

/** How requests to one side were answered. */
export interface FuzzResult {
  readonly side: string;
  readonly requests: number;
  readonly seconds: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Requests answered by 5xx, a hang or an inside. */
  readonly broken: readonly string[];
}

interface Side {
  readonly name: string;
  readonly baseUrl: string;
  readonly headersFor: (auth: ContractShape["auth"]) => Record<string, string>;
}

/** Sends `count` requests to insurer-api and to the gateway, and the files to both. */
export async function runFuzz(count: number, seed: number): Promise<FuzzResult[]> {
  const world = await World.start("embedded");
  try {
    const results: FuzzResult[] = [];
    for (const side of await sidesOf(world)) {
      const contracts = allContracts.filter(
        ({ path }) => side.name === "gateway" || !path.startsWith("/session/"),
      );
      const requests = fuzzRequests(contracts, Math.ceil(count / 2), seed);
      results.push(
        await sendAll(
          side,
          requests.map((request) => () => send(side, request)),
        ),
      );
      results.push(await sendAll({ ...side, name: `${side.name}, files` }, uploadsTo(side)));
    }
    const afterwards = await Promise.all(
      [world.apiUrl, world.siteUrl].map((url) => ask("livez", `${url}/livez`, {})),
    );
    const dead = afterwards.filter((outcome) => outcome !== "200");
    return [
      ...results,
      { side: "afterwards", requests: 2, seconds: 0, byStatus: {}, broken: dead },
    ];
  } finally {
    await world.stop();
  }
}

async function sidesOf(world: World): Promise<Side[]> {
  const { access } = await Buyer.arrive(world.siteUrl);
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(world.apiUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return Object(await answer.json()) as Record<string, string>;
  };
  const { SERVICE_USERNAME: username = "", SERVICE_PASSWORD: password = "" } = world.secrets;
  const service = await post("/v1/user/auth/", { username, password });
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  const site = await fetch(`${world.apiUrl}/api/login`, {
    headers: { authorization: `Basic ${basic}` },
  });
  const { token } = Object(await site.json()) as Record<string, string>;
  return [
    {
      name: "insurer-api",
      baseUrl: world.apiUrl,
      headersFor: (auth) =>
        auth === "site"
          ? { authorization: `Bearer ${token}` }
          : { authorization: `Bearer ${service.access}`, "x-visitor-id": "visitor-of-fuzz" },
    },
    {
      name: "gateway",
      baseUrl: world.siteUrl,
      headersFor: () => ({ authorization: `Bearer ${access}`, origin: world.siteUrl }),
    },
  ];
}

function send(side: Side, { auth, method, path, contentType, body }: FuzzRequest): Promise<string> {
  const bodiless = method === "GET" || method === "HEAD" || body === undefined;
  return ask(`${method} ${path.slice(0, 80)}`, side.baseUrl + path, {
    method,
    headers: {
      ...side.headersFor(auth),
      ...(contentType && !bodiless ? { "content-type": contentType } : {}),
    },
    ...(bodiless ? {} : { body }),
  });
}

function uploadsTo(side: Side): (() => Promise<string>)[] {
  const headers = side.headersFor("visitor");
  return UPLOADS.flatMap((path) => {
    const own = path.startsWith("/api/") ? side.headersFor("site") : headers;
    const files = fuzzFiles().map(({ what, name, type, bytes }) => () => {
      const form = new FormData();
      form.set("payment_id", "00000000-0000-4000-8000-000000000000");
      form.set(
        path.startsWith("/api/") ? "file1" : path.includes("claim") ? "files" : "file",
        new Blob([bytes], { type }),
        name,
      );
      return ask(`${path} ${what}`, side.baseUrl + path, {
        method: "POST",
        headers: own,
        body: form,
      });
    });
    const broken = BROKEN_MULTIPARTS.map(
      ([what, body]) =>
        () =>
          ask(`${path} ${what}`, side.baseUrl + path, {
            method: "POST",
            headers: { ...own, "content-type": "multipart/form-data; boundary=b" },
            body,
          }),
    );
    return [...files, ...broken];
  });
}

/** The status of an answer, or what is wrong with it. */
async function ask(what: string, url: string, init: RequestInit): Promise<string> {
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(HANG_MS),
    });
    const text = await answer.text();
    if (answer.status >= 500) return `${what} → ${answer.status} ${text.slice(0, 120)}`;
    if (INSIDE.test(text) && answer.headers.get("content-type")?.includes("json")) {
      return `${what} → shows its inside: ${text.slice(0, 120)}`;
    }
    return String(answer.status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : "";
    // A server may hang up on a body that it has already refused.
    return /ECONNRESET|EPIPE|other side closed/.test(cause)
      ? "hung up"
      : `${what} → ${String(error)} ${cause}`;
  }
}

async function sendAll(
  { name }: Side,
  tasks: readonly (() => Promise<string>)[],
): Promise<FuzzResult> {
  const byStatus: Record<string, number> = {};
  const broken: string[] = [];
  const queue = tasks.values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const task of queue) {
        const outcome = await task();
        if (/^(\d{3}|hung up)$/.test(outcome)) byStatus[outcome] = (byStatus[outcome] ?? 0) + 1;
        else broken.push(outcome);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { side: name, requests: tasks.length, seconds, byStatus, broken };
}
