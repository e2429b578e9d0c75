import { randomUUID } from "node:crypto";
import { addAddress, addresses, changeAddress, removeAddress } from "@sughurta/contracts";
import { and, asc, eq } from "drizzle-orm";
import { isIdentifier } from "#src/database/identifier.ts";
import { notFound } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { signedIn } from "./profile-routes.ts";
import { userAddress } from "./user-tables.ts";

type Row = typeof userAddress.$inferSelect;

/** An address as it is answered. */
export const addressAnswer = ({ id, city, address, postalCode }: Row) => ({
  id,
  city,
  address,
  postalCode,
});

const ownAddress = (userId: string, id: string) => {
  if (!isIdentifier(id)) throw notFound();
  return and(eq(userAddress.id, id), eq(userAddress.userId, userId));
};

/** Addresses of the signed-in person; nobody else's can be seen or changed. */
export function addressRoutes(service: Service): Route[] {
  return [
    route(addresses, async ({ db, userId }) => {
      const rows = await db
        .select()
        .from(userAddress)
        .where(eq(userAddress.userId, signedIn(userId)))
        .orderBy(asc(userAddress.createdAt));
      return answer(200, rows.map(addressAnswer));
    }),
    route(addAddress, async ({ db, body, userId }) => {
      const [row] = await db
        .insert(userAddress)
        .values({
          id: randomUUID(),
          userId: signedIn(userId),
          ...body,
          createdAt: service.now(),
        })
        .returning();
      if (!row) throw notFound();
      return answer(201, addressAnswer(row));
    }),
    route(changeAddress, async ({ db, body, params, userId }) => {
      const [row] = await db
        .update(userAddress)
        .set({ ...body, postalCode: body.postalCode ?? null })
        .where(ownAddress(signedIn(userId), params.id))
        .returning();
      if (!row) throw notFound();
      return answer(200, addressAnswer(row));
    }),
    route(removeAddress, async ({ db, params, userId }) => {
      const [row] = await db
        .delete(userAddress)
        .where(ownAddress(signedIn(userId), params.id))
        .returning();
      if (!row) throw notFound();
      return answer(200, { removed: true });
    }),
  ];
}
