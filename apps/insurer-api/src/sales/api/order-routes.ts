import { saveBox } from "@sughurta/contracts/box";
import { saveCar, saveFullCasco, saveLiability } from "@sughurta/contracts/motor";
import { changeTravel, saveTravel, travelById } from "@sughurta/contracts/travel";
import { fromDiram } from "@sughurta/domain";
import type { MotorVariant } from "@sughurta/domain/motor";
import { type Call, NEW_ORDER, type Route, respond, route } from "#src/platform/http/route.ts";
import { boxLine } from "#src/products/box/box-line.ts";
import { couponGuesses } from "#src/products/coupon/coupon-price.ts";
import { motorLine } from "#src/products/motor/motor-line.ts";
import { checkOnSale } from "#src/products/motor/motor-routes.ts";
import { normalizeTravelOrder } from "#src/products/travel/normalize-travel-order.ts";
import { travelLine } from "#src/products/travel/travel-line.ts";
import { toRequest } from "#src/products/travel/travel-order-columns.ts";
import { lockChangeableOrder, ownOrder } from "#src/sales/orders/orders.ts";
import { changeOrder, saveOrder } from "#src/sales/orders/save-order.ts";
import type { Service } from "#src/sales/ports/service.ts";

const SAVING = { ...NEW_ORDER, guesses: couponGuesses };

/** Orders of every product: saved, changed and read (S0 §7, S1 §7, S2 §7). */
export function orderRoutes(service: Pick<Service, "config" | "now" | "providers">): Route[] {
  const saveMotor = async (variant: MotorVariant, call: Call<typeof saveCar>) => {
    checkOnSale(service, variant);
    return respond(201, await saveOrder(service, motorLine, call, { ...call.body, variant }));
  };
  return [
    route(
      saveBox,
      async (call) => respond(201, await saveOrder(service, boxLine, call, call.body)),
      SAVING,
    ),
    route(saveCar, (call) => saveMotor("v2", call), SAVING),
    route(saveFullCasco, (call) => saveMotor("v3", call), SAVING),
    route(saveLiability, (call) => saveMotor("mci", call), SAVING),
    route(
      saveTravel,
      async (call) =>
        respond(201, await saveOrder(service, travelLine, call, normalizeTravelOrder(call.body))),
      SAVING,
    ),
    route(travelById, async ({ db, params, owner }) => {
      const found = await ownOrder(db, owner, "travel", params.id);
      return respond(200, {
        id: found.id,
        sumPrem: fromDiram(found.amountDiram),
        status: found.state === "paid" ? ("paid" as const) : ("new" as const),
        country: toRequest(found.details).country,
        beginDate: found.startDate,
        endDate: found.endDate,
      });
    }),
    route(
      changeTravel,
      async ({ db, params, body, owner, guesses }) =>
        db.transaction(async (tx) => {
          const locked = await lockChangeableOrder(tx, owner, "travel", params.id);
          const place = { tx, orderId: locked.id, owner, guesses };
          return respond(
            200,
            await changeOrder(service, travelLine, place, normalizeTravelOrder(body)),
          );
        }),
      { guesses: couponGuesses },
    ),
  ];
}
