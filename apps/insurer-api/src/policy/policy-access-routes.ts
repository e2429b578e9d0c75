import { openPolicy, sendPolicyCode } from "@sughurta/contracts";
import { eq } from "drizzle-orm";
import { type Policy, policy } from "#src/database/schema/sales.ts";
import { FailureError, invalidFields } from "#src/http/failure-error.ts";
import { letGuess } from "#src/http/guesses.ts";
import { answer, type Call, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { SEND_RULE } from "#src/user/password-routes.ts";
import { REPEAT_SECONDS, sendCode, useCode } from "#src/user/sms-codes.ts";
import { giveAccess } from "./policy-access.ts";

const PURPOSE = "policy";
const SHOWN_DIGITS = 2;

/** The policy that a request names; a number that nobody has counts as a guess. */
async function namedPolicy({
  db,
  body,
  guesses,
}: Pick<Call<typeof sendPolicyCode>, "db" | "body" | "guesses">): Promise<Policy | undefined> {
  letGuess(guesses, "policyNumber");
  const [found] = await db.select().from(policy).where(eq(policy.number, body.policyNumber));
  if (!found) guesses.wrong("policyNumber");
  return found;
}

/** Opening a policy with a code to the phone that bought it, for who has no account (decision 8). */
export function policyAccessRoutes(service: Service): Route[] {
  return [
    route(
      sendPolicyCode,
      async (call) => {
        const found = await namedPolicy(call);
        if (!found) throw new FailureError(422, "policyNotFound");
        const { phone } = found.holder;
        const { language, address } = call;
        await sendCode(service, phone, PURPOSE, { language, address });
        return answer(200, { phoneEnd: phone.slice(-SHOWN_DIGITS), repeatAfter: REPEAT_SECONDS });
      },
      {
        limit: SEND_RULE,
        guesses: ({ body }) => [{ kind: "policyNumber", value: body.policyNumber }],
      },
    ),
    route(
      openPolicy,
      async (call) => {
        const { db, body, owner, guesses } = call;
        const found = await namedPolicy(call);
        if (!found) throw invalidFields({ code: ["smsCodeWrong"] });
        await useCode(service, found.holder.phone, PURPOSE, body.code, guesses);
        const expiresAt = await giveAccess(service, db, found, owner);
        return answer(200, { expiresAt: expiresAt.toISOString() });
      },
      {
        guesses: ({ body: { policyNumber, code } }) => [
          { kind: "policyNumber", value: policyNumber },
          { kind: "smsCode", value: code, of: policyNumber },
        ],
      },
    ),
  ];
}
