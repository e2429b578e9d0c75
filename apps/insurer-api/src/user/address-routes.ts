import {
  addAddress,
  addresses,
  type CheckedBodyOf,
  changeAddress,
  removeAddress,
} from "@sughurta/contracts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { signedIn } from "./profile-routes.ts";
import { type UserRecords, userRecords } from "./user-records.ts";

type Address = CheckedBodyOf<typeof addAddress>;

/** Addresses that a signed-in person saved. */
export const addressesOf = (service: Service): UserRecords<Address> =>
  userRecords(service, "address");

/** Addresses of the signed-in person; nobody else's can be seen or changed. */
export function addressRoutes(service: Service): Route[] {
  const saved = addressesOf(service);
  return [
    route(addresses, async ({ db, userId }) => answer(200, await saved.list(db, signedIn(userId)))),
    route(addAddress, async ({ db, body, userId }) => {
      const id = await saved.add(db, signedIn(userId), body);
      return answer(201, { ...body, id });
    }),
    route(changeAddress, async ({ db, body, params: { id }, userId }) => {
      await saved.change(db, signedIn(userId), id, body);
      return answer(200, { ...body, id });
    }),
    route(removeAddress, async ({ db, params, userId }) => {
      await saved.remove(db, signedIn(userId), params.id);
      return answer(200, { removed: true });
    }),
  ];
}
