import { addDays, daysBetween } from "@sughurta/domain";
import { and, eq, isNull } from "drizzle-orm";
import { type Policy, policy } from "#src/platform/database/schema/sales.ts";
import { getToday } from "#src/platform/platform.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** The term of a gift: a policy that was not ordered here and has not begun. `undefined` for any other policy. */
function giftTerm({ orderId, startDate, endDate }: Policy, today: string) {
  if (orderId !== null || startDate <= today) return undefined;
  const begin = addDays(today, 1);
  return { startDate: begin, endDate: addDays(begin, daysBetween(startDate, endDate)) };
}

/** Activates a policy once; a gift begins on the next day and lasts for its issued term (SPEC-88). */
export async function activatePolicy(
  service: Pick<Service, "config" | "db" | "now">,
  number: string,
): Promise<void> {
  const notYet = and(eq(policy.number, number), isNull(policy.activatedAt));
  const [found] = await service.db.select().from(policy).where(notYet);
  if (!found) return;
  await service.db
    .update(policy)
    .set({ activatedAt: service.now(), ...giftTerm(found, getToday(service)) })
    .where(notYet);
}
