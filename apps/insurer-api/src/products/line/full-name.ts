import type { Holder } from "#src/platform/database/schema/sales.ts";

/** A person's full name: surname, given name, patronymic. */
export function toFullName(holder: Pick<Holder, "lastName" | "firstName" | "patronymic">): string {
  return [holder.lastName, holder.firstName, holder.patronymic].filter(Boolean).join(" ");
}
