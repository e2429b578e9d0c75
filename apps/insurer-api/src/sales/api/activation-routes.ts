import { activateBox } from "@sughurta/contracts/box";
import { normalizePolicyCode, normalizePolicyNumber } from "@sughurta/domain";
import { equalSecrets } from "@sughurta/server-kit";
import { lt } from "drizzle-orm";
import { randomToken, tokenHash } from "#src/identity/auth/tokens.ts";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { activationTicket } from "#src/platform/database/schema/service.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday } from "#src/platform/platform.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import { getPolicyStatus } from "#src/sales/policies/policy-status.ts";
import type { Service } from "#src/sales/ports/service.ts";

const TICKET_MINUTES = 10;

/** Activation of a box: redirects with a one-time ticket, or as the deployer configured it (SPEC-14). */
export function activationRoutes(service: Pick<Service, "config" | "db" | "now">): Route[] {
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
        assertAllowed(guesses, "policyCode");
        const number = normalizePolicyNumber(body.policyNumber);
        const code = normalizePolicyCode(body.policyCode);
        const policyWithProduct = await findPolicyWithProduct(db, number);
        const fits =
          equalSecrets(code, policyWithProduct?.policy.code ?? "-") &&
          policyWithProduct !== undefined;
        if (!fits) guesses.wrong("policyCode");
        if (!fits || getPolicyStatus(policyWithProduct, getToday(service)).status === "COMPLETED") {
          throw new FailureError(422, "activationRefused");
        }
        return respond(200, { url: await addressFor(policyWithProduct.policy, code) });
      },
      {
        guesses: ({ body }) => {
          const of = normalizePolicyNumber(body.policyNumber);
          return [{ kind: "policyCode", value: normalizePolicyCode(body.policyCode), of }];
        },
      },
    ),
  ];
}

/** Removes expired tickets. */
export async function sweepTickets(service: Pick<Service, "db" | "now">): Promise<void> {
  const isOver = lt(activationTicket.expiresAt, service.now());
  await sweepRows(service.db, activationTicket, [activationTicket.tokenHash], isOver);
}
