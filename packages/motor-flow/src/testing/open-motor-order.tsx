import type { TestResponses } from "@sughurta/api-client/testing";
import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
// Loaded before a test waits for its result.
import "../screen/casco-step.tsx";
import { CascoOrder } from "../screen/casco-order.tsx";
import { MtplOrder } from "../screen/mtpl-order.tsx";
import type { ChosenOrderProps } from "../screen/use-motor-order.ts";
import { LINKS } from "./links.ts";
import { TODAY } from "./motor-order-builders.ts";
import { motorResponses } from "./motor-responses.ts";
import { renderOrder } from "./render-order.ts";

/** An order of motor insurance before the buyer's first interaction. */
export function openUntouchedOrder(
  { product, program }: ChosenOrderProps["choice"],
  responses: TestResponses = {},
  initialAnswers?: ChosenOrderProps["initialAnswers"],
  history?: ChosenOrderProps["history"],
  more: Pick<ChosenOrderProps, "passportReader"> = {},
) {
  const around = { links: LINKS, today: TODAY, paymentOrigins: [], onResult: vi.fn(), ...more };
  return renderOrder(
    product === "MTPL" ? (
      <MtplOrder {...around} initialAnswers={initialAnswers} />
    ) : (
      <CascoOrder {...around} product={product} program={program} history={history} />
    ),
    motorResponses(responses),
  );
}

/** An order after the buyer has moved the pointer. */
export async function openOrder(...order: Parameters<typeof openUntouchedOrder>) {
  const opened = await openUntouchedOrder(...order);
  fireEvent.pointerMove(window);
  return opened;
}

/** The price of the order, where it has one. */
export const shownPrice = () =>
  screen.getAllByRole("status").find((shown) => shown.tagName === "OUTPUT");
