import { openPaidPolicy, sendPaymentCode } from "@sughurta/contracts/payment";
import { openPolicy, sendPolicyCode } from "@sughurta/contracts/policy-changes";
import { eq } from "drizzle-orm";
import { SEND_RULE } from "#src/identity/user/password-routes.ts";
import { REPEAT_SECONDS, sendCode, useCode } from "#src/identity/user/sms-codes.ts";
import { type Policy, policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, invalidFields, notFound } from "#src/platform/failures/failure-error.ts";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import { type Call, type Route, respond, route } from "#src/platform/http/route.ts";
import { paymentById } from "#src/sales/payments/payment-view.ts";
import { grantAccess } from "#src/sales/policies/policy-access.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "limiter" | "metrics" | "now">;

const PURPOSE = "policy";
const SHOWN_DIGITS = 2;

/** The policy that a request names; an unknown number counts as a guess. */
async function namedPolicy({
  db,
  body,
  guesses,
}: Pick<Call<typeof sendPolicyCode>, "db" | "guesses"> & {
  readonly body: Pick<PolicyAndCode, "policyNumber">;
}): Promise<Policy | undefined> {
  assertAllowed(guesses, "policyNumber");
  const [found] = await db.select().from(policy).where(eq(policy.number, body.policyNumber));
  if (!found) guesses.wrong("policyNumber");
  return found;
}

/** A policy number and the code sent to its phone. */
interface PolicyAndCode {
  readonly policyNumber: string;
  readonly code: string;
}

/** The policy to whose phone a code was sent. Throws 422 for any other code, or an unknown policy. */
export async function useCodeOfPolicy(
  service: Needs,
  call: Pick<Call<typeof openPolicy>, "db" | "guesses" | "owner" | "address"> & {
    readonly body: PolicyAndCode;
  },
): Promise<Policy> {
  const { owner, address, body } = call;
  const found = await namedPolicy(call);
  if (!found) throw invalidFields({ code: ["smsCodeWrong"] });
  const { phone } = found.holder;
  await useCode(service, { phone, purpose: PURPOSE, owner, address, code: body.code });
  return found;
}

/** The policy bought with a payment of any visitor. Throws 404. */
async function policyOfPayment(db: Database, paymentId: string): Promise<Policy> {
  const { orderId } = await paymentById(db, paymentId);
  const [issued] = await db.select().from(policy).where(eq(policy.orderId, orderId));
  if (!issued) throw notFound();
  return issued;
}

/** Opens a policy with a code sent to the buyer's phone, without an account (SPEC-8). */
export function policyAccessRoutes(service: Needs): Route[] {
  return [
    route(
      sendPolicyCode,
      async (call) => {
        const found = await namedPolicy(call);
        if (!found) throw new FailureError(422, "policyNotFound");
        const { phone } = found.holder;
        const { language, address, owner } = call;
        const requester = { language, address, owner, isTrusted: false };
        await sendCode(service, { phone, purpose: PURPOSE, ...requester });
        return respond(200, { phoneEnd: phone.slice(-SHOWN_DIGITS), repeatAfter: REPEAT_SECONDS });
      },
      {
        limit: SEND_RULE,
        guesses: ({ body }) => [{ kind: "policyNumber", value: body.policyNumber }],
      },
    ),
    route(
      sendPaymentCode,
      async ({ db, params, language, address, owner }) => {
        const { phone } = (await policyOfPayment(db, params.id)).holder;
        const requester = { language, address, owner, isTrusted: false };
        await sendCode(service, { phone, purpose: PURPOSE, ...requester });
        return respond(200, { phoneEnd: phone.slice(-SHOWN_DIGITS), repeatAfter: REPEAT_SECONDS });
      },
      { limit: SEND_RULE },
    ),
    route(openPaidPolicy, async ({ db, params, body: { code }, owner, address }) => {
      const issued = await policyOfPayment(db, params.id);
      const { phone } = issued.holder;
      await useCode(service, { phone, purpose: PURPOSE, owner, address, code });
      const expiresAt = await grantAccess(service, db, issued, owner);
      return respond(200, {
        policyNumber: issued.number,
        expiresAt: expiresAt.toISOString(),
      });
    }),
    route(
      openPolicy,
      async (call) => {
        const { db, owner } = call;
        const found = await useCodeOfPolicy(service, call);
        const expiresAt = await grantAccess(service, db, found, owner);
        return respond(200, { expiresAt: expiresAt.toISOString() });
      },
      {
        guesses: ({ body }) => [{ kind: "policyNumber", value: body.policyNumber }],
      },
    ),
  ];
}
