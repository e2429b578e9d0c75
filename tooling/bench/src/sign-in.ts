import { randomInt } from "node:crypto";
import type { Row } from "@sughurta/bootstrap/print-table";
import { type ContractShape, toWire } from "@sughurta/contracts/core";
import {
  logIn,
  refreshTokens,
  register,
  sendSmsCode,
  startGuestSession,
} from "@sughurta/contracts/session";
import { Buyer } from "@sughurta/faults/buyer";
import type { Stage } from "./stage.ts";

const LOGINS = 100;
const RENEWALS = 300;
/** More wrong codes than any code outlives. */
const MAX_WRONG_CODES = 12;
const CODE_DIGITS = 6;

/** Head of the table of {@link measureSignIn}. */
export const SIGN_IN_HEAD: Row = ["call", "p50 ms", "p95 ms"];

interface Caller {
  readonly origin: string;
  readonly cookies: Map<string, string>;
}

/** Sends a request as a browser would, with cookies. */
async function call({ origin, cookies }: Caller, contract: ContractShape, body: unknown) {
  const response = await fetch(`${origin}${contract.path}`, {
    method: contract.method,
    headers: {
      "Content-Type": "application/json",
      // Headers of a browser's request from its own page.
      Origin: origin,
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    body: JSON.stringify(toWire(body)),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
  return { status: response.status, data: await response.json() };
}

async function timed(name: string, count: number, once: () => Promise<number>): Promise<Row> {
  const durations: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    const status = await once();
    durations.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${name}: ${status}`);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(count * share)] ?? Number.NaN).toFixed(1);
  return [name, at(0.5), at(0.95)];
}

async function demoLogin(apiUrl: string) {
  const { login } = (await (await fetch(`${apiUrl}/sandbox/demo`)).json()) as {
    login: { phone: string; password: string };
  };
  return { username: login.phone, password: login.password };
}

/** Milliseconds of signing in and of renewing a session, one after the other. */
export async function measureSignIn({ siteUrl, apiUrl }: Stage): Promise<Row[]> {
  const body = await demoLogin(apiUrl);
  const straight: Caller = { origin: apiUrl, cookies: new Map() };
  const browser: Caller = { origin: siteUrl, cookies: new Map() };
  await call(browser, startGuestSession, {});
  const { data } = await call(straight, logIn, body);
  let { refresh } = data;
  return [
    await timed("sign in, insurer-api", LOGINS, async () => {
      return (await call(straight, logIn, body)).status;
    }),
    await timed("sign in, through the gateway", LOGINS, async () => {
      return (await call(browser, logIn, body)).status;
    }),
    await timed("renew, insurer-api", RENEWALS, async () => {
      const renewed = await call(straight, refreshTokens, { refresh });
      refresh = renewed.data.refresh;
      return renewed.status;
    }),
    await timed("renew, through the gateway", RENEWALS, async () => {
      return (await call(browser, startGuestSession, {})).status;
    }),
  ];
}

/** The newest code in the sandbox SMS to a phone. */
async function codeFor(apiUrl: string, phone: string): Promise<string> {
  const page = await (await fetch(`${apiUrl}/sandbox/sms?lang=en`)).text();
  const message = page.split("<article").find((text) => text.includes(phone)) ?? "";
  return /<pre>[^<]*?\b(\d{6})\b/.exec(message)?.[1] ?? "";
}

/** Whether the right code is still accepted after a number of wrong ones. */
async function isTakenAfter({ siteUrl, apiUrl }: Stage, wrongCodes: number): Promise<boolean> {
  const { client } = await Buyer.arrive(siteUrl);
  const phone = `99293${randomInt(1_000_000, 10_000_000)}`;
  await client.send(sendSmsCode, { body: { phone, purpose: "register" } });
  const code = await codeFor(apiUrl, phone);
  const attempt = (tried: string) =>
    client.send(register, { body: { phone, code: tried, password: "correct horse" } });
  for (let index = 1; index <= wrongCodes; index += 1) {
    const wrong = (Number(code) + index) % 10 ** CODE_DIGITS;
    await attempt(String(wrong).padStart(CODE_DIGITS, "0"));
  }
  return (await attempt(code)).status === 201;
}

/** Number of wrong codes that invalidate an SMS code; throws where none do. */
export async function wrongCodesUntilLocked(stage: Stage): Promise<number> {
  if (!(await isTakenAfter(stage, 0))) throw new Error("The right code is refused.");
  for (let wrongCodes = 1; wrongCodes <= MAX_WRONG_CODES; wrongCodes += 1) {
    if (!(await isTakenAfter(stage, wrongCodes))) return wrongCodes;
  }
  throw new Error(`A code outlives ${MAX_WRONG_CODES} wrong ones.`);
}
