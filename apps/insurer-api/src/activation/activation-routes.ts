import { timingSafeEqual } from "node:crypto";
import { activateBox } from "@sughurta/contracts";
import { normalizePolicyNumber, policyStatusOn } from "@sughurta/domain";
import { eq, lt } from "drizzle-orm";
import { randomToken, tokenHash } from "#src/auth/tokens.ts";
import { type Policy, policy } from "#src/database/schema/sales.ts";
import { activationTicket } from "#src/database/schema/service.ts";
import { sweepRows } from "#src/database/sweep-rows.ts";
import { FailureError } from "#src/http/failure-error.ts";
import { letGuess } from "#src/http/guesses.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { type Service, todayOf } from "#src/service.ts";

const TICKET_MINUTES = 10;

/** A policy code as it is kept: without spaces and hyphens. */
export const normalizeCode = (typed: string) => typed.replace(/[\s-]/g, "");

/** Compares a typed code with the kept one in the same time whatever differs. */
export function isCode(typed: string, kept: string): boolean {
  const [given, expected] = [Buffer.from(typed), Buffer.from(kept)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Activation of a box: the browser leaves with a one-time ticket, or as the deployer set it (decision 14). */
export function activationRoutes(service: Service): Route[] {
  const { activation } = service.config;
  const addressFor = async (found: Policy, code: string): Promise<string> => {
    const url = new URL(activation.url);
    if (activation.byQuery) {
      url.searchParams.set("policy_number", found.number);
      url.searchParams.set("password", code);
      return url.href;
    }
    const ticket = randomToken();
    await service.db.insert(activationTicket).values({
      tokenHash: tokenHash(ticket),
      policyNumber: found.number,
      expiresAt: new Date(service.now().getTime() + TICKET_MINUTES * 60_000),
    });
    url.searchParams.set("ticket", ticket);
    return url.href;
  };
  return [
    route(
      activateBox,
      async ({ db, body, guesses }) => {
        letGuess(guesses, "policyCode");
        const number = normalizePolicyNumber(body.policyNumber);
        const code = normalizeCode(body.policyCode);
        const [found] = await db.select().from(policy).where(eq(policy.number, number));
        const fits = isCode(code, found?.code ?? "-") && found !== undefined;
        if (!fits) guesses.wrong("policyCode");
        if (!fits || policyStatusOn(todayOf(service), found) === "COMPLETED") {
          throw new FailureError(422, "activationRefused");
        }
        return answer(200, { url: await addressFor(found, code) });
      },
      {
        guesses: ({ body }) => {
          const of = normalizePolicyNumber(body.policyNumber);
          return [{ kind: "policyCode", value: normalizeCode(body.policyCode), of }];
        },
      },
    ),
  ];
}

/** Removes tickets that are over. */
export async function sweepTickets(service: Service): Promise<void> {
  const isOver = lt(activationTicket.expiresAt, service.now());
  await sweepRows(service.db, activationTicket, [activationTicket.tokenHash], isOver);
}
