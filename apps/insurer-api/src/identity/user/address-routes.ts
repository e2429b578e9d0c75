import { addAddress, addresses, changeAddress, removeAddress } from "@sughurta/contracts/account";
import type { CheckedBodyOf } from "@sughurta/contracts/core";
import { isPostalCode } from "@sughurta/domain/person";
import { fieldCodes, refuseViolations } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { signedIn } from "./profile-routes.ts";
import { type UserRecords, userRecords } from "./user-records.ts";

type Address = CheckedBodyOf<typeof addAddress>;

/** Addresses saved by a signed-in user. */
export const addressesOf = (service: Pick<Platform, "config" | "now">): UserRecords<Address> =>
  userRecords(service, "address", ({ city, address }) =>
    `${city}, ${address}`.toLocaleLowerCase("ru").replace(/\s+/g, " "),
  );

function checked(address: Address): Address {
  const { postalCode } = address;
  const isWrong = postalCode !== undefined && !isPostalCode(postalCode);
  refuseViolations(fieldCodes({ postalCode: isWrong && "postalCode" }));
  return address;
}

/** Addresses of the signed-in user; those of other users can be neither seen nor changed. */
export function addressRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const saved = addressesOf(service);
  return [
    route(addresses, async ({ db, userId }) =>
      respond(200, await saved.list(db, signedIn(userId))),
    ),
    route(addAddress, async ({ db, body, userId }) => {
      const id = await saved.add(db, signedIn(userId), checked(body));
      return respond(201, { ...body, id });
    }),
    route(changeAddress, async ({ db, body, params: { id }, userId }) => {
      await saved.change(db, signedIn(userId), id, checked(body));
      return respond(200, { ...body, id });
    }),
    route(removeAddress, async ({ db, params, userId }) => {
      await saved.remove(db, signedIn(userId), params.id);
      return respond(200, { removed: true });
    }),
  ];
}
