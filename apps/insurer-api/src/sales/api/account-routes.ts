import { randomUUID } from "node:crypto";
import { openAccount, sendAccountCode } from "@sughurta/contracts/account";
import type { Tokens } from "@sughurta/contracts/session";
import { and, eq } from "drizzle-orm";
import { startSession } from "#src/identity/auth/sessions.ts";
import { SEND_RULE } from "#src/identity/user/password-routes.ts";
import { REPEAT_SECONDS, sendCode, useCode } from "#src/identity/user/sms-codes.ts";
import { visitorOwner } from "#src/platform/caller.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { order } from "#src/platform/database/schema/sales.ts";
import { user } from "#src/platform/database/schema/service.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { mergeGuest } from "#src/sales/orders/merge-guest.ts";
import { findPayment } from "#src/sales/payments/payment-view.ts";
import type { Service } from "#src/sales/ports/service.ts";

const PURPOSE = "signIn";
const SHOWN_DIGITS = 2;

/** Account with one code to the phone of the order, for a guest who has paid (SPEC-68). */
export function openAccountRoutes(
  service: Pick<Service, "config" | "db" | "jobs" | "limiter" | "metrics" | "now">,
): Route[] {
  /** Phone of an order that this guest has paid for. Throws 404 for any other payment. */
  const loadPhone = async (owner: string, paymentId: string): Promise<string> => {
    const isGuest = owner.startsWith(visitorOwner(""));
    if (!isGuest || !isIdentifier(paymentId)) throw notFound();
    const mine = await findPayment(service.db, owner, paymentId);
    if (!mine) throw notFound();
    const [paid] = await service.db
      .select({ holder: order.holder })
      .from(order)
      .where(and(eq(order.id, mine.orderId), eq(order.state, "paid")));
    if (!paid) throw notFound();
    return paid.holder.phone;
  };

  const signIn = (phone: string, guest: string, headers: Headers): Promise<Tokens> =>
    service.db.transaction(async (tx) => {
      // Without a password, password login fails until a password is set by a code.
      const fresh = { id: randomUUID(), username: phone, role: "user" as const, passwordHash: "" };
      await tx
        .insert(user)
        .values({ ...fresh, createdAt: service.now() })
        .onConflictDoNothing();
      const [person] = await tx
        .select()
        .from(user)
        .where(and(eq(user.username, phone), eq(user.role, "user")));
      if (!person) throw notFound();
      await mergeGuest(service, tx, guest, person);
      return startSession(service, tx, person, { headers });
    });

  return [
    route(
      sendAccountCode,
      async ({ params, owner, language, address }) => {
        const phone = await loadPhone(owner, params.id);
        const requester = { language, address, owner, isTrusted: true };
        await sendCode(service, { phone, purpose: PURPOSE, ...requester });
        return respond(200, { phoneEnd: phone.slice(-SHOWN_DIGITS), repeatAfter: REPEAT_SECONDS });
      },
      { limit: SEND_RULE },
    ),
    route(openAccount, async ({ params, body, owner, headers, address }) => {
      const phone = await loadPhone(owner, params.id);
      await useCode(service, { phone, purpose: PURPOSE, owner, address, code: body.code });
      return respond(201, await signIn(phone, owner, headers));
    }),
  ];
}
