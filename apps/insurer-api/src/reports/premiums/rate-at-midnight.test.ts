import { createPayment } from "@sughurta/contracts/payment";
import { saveTravel } from "@sughurta/contracts/travel";
import { toDiram } from "@sughurta/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { currencyRate } from "#src/platform/database/schema/prices.ts";
import { payOrder, pressAtBank, startPayment } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { enterPremiums } from "./premium-entries.ts";
import { readRegister } from "./premium-register.ts";

const FIRST_DAY = "2026-03-03";
const SECOND_DAY = "2026-03-04";
/** The price of a trip by the rates of the two days. */
const [BEFORE, AFTER] = [136.29, 138.6];

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

/** Moves the clock to a time of a day in Dushanbe, where midnight comes five hours before that of UTC. */
const passTo = (day: string, time: string) =>
  api.pass(new Date(`${day}T${time}+05:00`).getTime() - api.service.now().getTime());

async function aSavedTrip() {
  const send = api.as();
  const { data } = await send(saveTravel, { body: saveTravel.examples.body });
  return { send, purchase: { orderId: String(data.id), policyType: "travel" as const } };
}

it("applies a new exchange rate only to payments started after midnight", async () => {
  passTo(FIRST_DAY, "23:57:00");
  const rate = { currency: "EUR", validFrom: SECOND_DAY, tjs: 12 } as const;
  await api.service.db.insert(currencyRate).values(rate);
  const paid = await aSavedTrip();
  await payOrder(api, paid.send, paid.purchase);
  const begun = await aSavedTrip();
  const payment = await startPayment(api, begun.send, begun.purchase);
  const quoted = await aSavedTrip();

  api.pass(4 * 60_000);
  await pressAtBank(api, payment, "pay");
  const { orderId: policyId, policyType } = quoted.purchase;
  const body = { policyId, policyType, paymentOper: "payler" };
  expect(await quoted.send(createPayment, { body })).toMatchObject({
    status: 409,
    data: { code: "priceChanged", sumPrem: AFTER },
  });
  await payOrder(api, quoted.send, quoted.purchase);

  await enterPremiums(api.service);
  const days = await readRegister(api.service.db, "day", { from: FIRST_DAY, to: SECOND_DAY });
  expect(days.map(({ key, sold, writtenDiram }) => [key, sold, writtenDiram])).toEqual([
    [FIRST_DAY, 1, toDiram(BEFORE)],
    [SECOND_DAY, 2, toDiram(BEFORE) + toDiram(AFTER)],
  ]);
});
