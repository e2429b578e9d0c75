import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import type { MotorProduct } from "@sughurta/domain/motor";
import { withClient } from "@sughurta/screen-testing/stories";
import { fireEvent } from "storybook/test";
import type { OrderPart } from "../model/order-definition.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import { keepOrder, motorResponses } from "./motor-responses.ts";

const never = () => new Promise<never>(() => {});
const lost = () => Promise.reject(new NetworkError("lost"));

/** A client of a story, with the price states of the toolbar. */
export function withMotorClient(changes: TestResponses = {}) {
  return withClient(motorResponses(changes), {
    recalculating: { calculateCar: never, calculateLiability: never },
    failed: { calculateCar: lost, calculateLiability: lost },
  });
}

/** An order of an earlier visit, at the step of a part, with changes to the service's responses. */
export function storedStory(
  product: MotorProduct,
  part: OrderPart,
  order: MotorOrderValues,
  changes: TestResponses = {},
) {
  return {
    beforeEach: () => {
      localStorage.clear();
      keepOrder(product, order, part);
    },
    decorators: [withMotorClient({ ...keepOrder(product, order, part), ...changes })],
  };
}

/** Nothing is requested before a visitor interacts. */
export async function move() {
  await fireEvent.pointerMove(window);
}

/** The makes are loading, or have failed. */
export const MAKES_LOADING: TestResponses = { carMarks: never };
export const MAKES_LOST: TestResponses = { carMarks: lost };

/** A price that the rules of the service refuse. */
export const PRICE_REFUSED: TestResponses = {
  calculateCar: () => ({
    status: 422,
    data: {
      message: "Проверьте данные",
      code: "invalidFields",
      fieldCodes: { policeSumInsured: ["insuredSum"] },
      fieldMessages: { policeSumInsured: ["Для этой машины такой суммы нет. Выберите другую."] },
    },
  }),
};

/** Every story of an order starts without an earlier one. */
export function clearOrders() {
  localStorage.clear();
  return () => localStorage.clear();
}
