import { allContracts } from "@sughurta/contracts";
import { type ContractShape, toWire } from "@sughurta/contracts/core";
import { vi } from "vitest";

export const INSURER = "https://sughurta.example";

/** A call that the site was asked. */
export interface SeenCall {
  readonly name: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a call answers in a test: the example of its contract where nothing is said. */
export type SiteAnswers = Readonly<Record<string, () => { status: number; data: unknown }>>;

const tokens = { access: "access", refresh: "refresh", changePassword: false };
const SESSION: SiteAnswers = {
  startGuestSession: () => ({ status: 200, data: { ...tokens, visitor: "guest" } }),
  refreshGuestSession: () => ({ status: 200, data: tokens }),
};

/** Stands for the insurer's site behind `fetch`: every call is answered as its contract's example says. */
export function anInsurerSite(changes: SiteAnswers = {}) {
  const answers = { ...SESSION, ...changes };
  const calls: SeenCall[] = [];
  vi.stubGlobal("fetch", async (...asked: Parameters<typeof fetch>) => {
    const request = new Request(...asked);
    const { pathname, origin } = new URL(request.url);
    const contract = allContracts.find(
      ({ method, path }) => method === request.method && patternOf(path).test(pathname),
    );
    if (origin !== INSURER || !contract) throw new TypeError(`Nobody answers ${request.url}`);
    const text = await request.text();
    calls.push({
      name: contract.name,
      headers: request.headers,
      body: text === "" ? undefined : JSON.parse(text),
    });
    const { status, data } = answers[contract.name]?.() ?? exampleOf(contract);
    return Response.json(toWire(data), { status });
  });
  return { calls, called: (name: string) => calls.filter((call) => call.name === name) };
}

/** The body of a contract's first answer that is no refusal. */
export function exampleOf({ examples }: ContractShape): { status: number; data: unknown } {
  const [status = "200", data] = Object.entries(examples.answers)[0] ?? [];
  return { status: Number(status), data };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}
