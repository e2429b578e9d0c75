import { createPrefill, takePrefill } from "@sughurta/contracts/partner";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import { partnerOfSecret } from "./partner-of-secret.ts";
import { consumePrefill, type PrefillNeeds, storePrefill } from "./partner-prefill.ts";

const TAKE_RULE = { max: 10, windowSeconds: 60 };

/** What a partner knows of its visitor, from its server to the shop on its page (ADR-0189). */
export function prefillRoutes(service: PrefillNeeds): Route[] {
  return [
    route(
      createPrefill,
      async ({ headers, body }) => {
        const { code, withdrawnAt } = await partnerOfSecret(service, headers);
        // Nothing is sold in its name, so nobody could take it.
        if (withdrawnAt) throw new FailureError(401, "partnerSecretWrong");
        const { token, expiresAt } = await storePrefill(service, code, body);
        return answer(201, { token, expiresAt: expiresAt.toISOString() });
      },
      { room: "spare" },
    ),
    route(
      takePrefill,
      async ({ body: { token, partner } }) => {
        const known = partner && (await consumePrefill(service, partner, token));
        if (!known) throw notFound();
        return answer(200, known);
      },
      { limit: TAKE_RULE },
    ),
  ];
}
