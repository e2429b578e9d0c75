import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { addedCarsOf } from "./added-cars.ts";
import { addressesOf } from "./address-routes.ts";
import { documentsOf } from "./document-routes.ts";
import { messageSettingsOf } from "./notification-preferences.ts";
import { peopleOf } from "./people-routes.ts";
import { personOf, profileResponse } from "./profile-routes.ts";

/** Everything that an account stores about its user, decrypted. */
export async function accountData(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  userId: string | undefined,
) {
  const person = await personOf(db, userId);
  const { id } = person;
  return {
    profile: profileResponse(person),
    documents: await documentsOf(service).list(db, id),
    addresses: await addressesOf(service).list(db, id),
    people: await peopleOf(service).list(db, id),
    cars: await addedCarsOf(service).list(db, id),
    messages: messageSettingsOf(person),
  };
}
