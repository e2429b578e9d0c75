import { calculateLiability, saveLiability } from "@sughurta/contracts/motor";
import { defaultMotorPeriod } from "@sughurta/domain/motor";
import { getToday } from "#src/platform/platform.ts";
import { payOrder } from "./a-payment.ts";
import type { Send, TestService } from "./a-service.ts";

/** Sells compulsory liability for a typed vehicle; returns the number of the policy and its price in TJS. */
export async function sellUnknownVehicle(
  api: TestService,
  send: Send,
  vehicle: {
    readonly markaTxt: string;
    readonly modelTxt: string;
    readonly vehicleType?: number;
    readonly partner?: string;
    readonly holderPhone?: string;
  },
): Promise<{ readonly number: string; readonly price: number }> {
  const body = {
    ...saveLiability.examples.body,
    carMark: undefined,
    carModel: undefined,
    ...defaultMotorPeriod("MTPL", getToday(api.service)),
    ...vehicle,
  };
  const { sumPrem: price } = (await send(calculateLiability, { body })).data;
  const saved = await send(saveLiability, { body: { ...body, sumPrem: price } });
  const orderId = String(saved.data.id);
  const { policyNumber } = await payOrder(api, send, { orderId, policyType: "car" });
  return { number: String(policyNumber), price: Number(price) };
}
