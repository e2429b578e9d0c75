import { randomUUID } from "node:crypto";
import { openAccount, sendAccountCode, type Tokens } from "@sughurta/contracts";
import { and, eq } from "drizzle-orm";
import { startSession } from "#src/auth/sessions.ts";
import { isIdentifier } from "#src/database/identifier.ts";
import { order } from "#src/database/schema/sales.ts";
import { user } from "#src/database/schema/service.ts";
import { userOwner, visitorOwner } from "#src/http/caller.ts";
import { notFound } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { findPayment } from "#src/payment/payment-view.ts";
import type { Service } from "#src/service.ts";
import { adoptByPhone, adoptVisitor } from "./adopt-visitor.ts";
import { SEND_RULE } from "./password-routes.ts";
import { REPEAT_SECONDS, sendCode, useCode } from "./sms-codes.ts";

const PURPOSE = "signIn";
const SHOWN_DIGITS = 2;

/** An account in one tap for a guest who has paid: one code to the phone of the order (decision 68). */
export function openAccountRoutes(service: Service): Route[] {
  /** Phone of an order that this guest has paid for; 404 for anybody else. */
  const phoneOf = async (owner: string, paymentId: string): Promise<string> => {
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
      // Without a password nobody signs in by one until it is set by a code.
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
      await adoptVisitor(service, tx, guest, userOwner(person.id));
      await adoptByPhone(tx, phone, userOwner(person.id));
      return startSession(service, tx, person, { headers });
    });

  return [
    route(
      sendAccountCode,
      async ({ params, owner, language, address }) => {
        const phone = await phoneOf(owner, params.id);
        await sendCode(service, phone, PURPOSE, { language, address });
        return answer(200, { phoneEnd: phone.slice(-SHOWN_DIGITS), repeatAfter: REPEAT_SECONDS });
      },
      { limit: SEND_RULE },
    ),
    route(
      openAccount,
      async ({ params, body, owner, headers, guesses }) => {
        const phone = await phoneOf(owner, params.id);
        await useCode(service, phone, PURPOSE, body.code, guesses);
        return answer(201, await signIn(phone, owner, headers));
      },
      {
        guesses: async ({ params, body, owner }) => [
          { kind: "smsCode", value: body.code, of: await phoneOf(owner, params.id) },
        ],
      },
    ),
  ];
}
