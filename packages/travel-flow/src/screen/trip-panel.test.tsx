import { NetworkError } from "@sughurta/api-client";
import { sentence } from "@sughurta/screen-testing";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { aTravelQuote, aTravelTrip, TODAY } from "../testing/builders.ts";
import {
  freshBrowserEachTest,
  openOrder,
  price,
  renderOrder,
  resumeOrder,
} from "../testing/order-screen.tsx";
import { travelResponses } from "../testing/travel-responses.ts";
import { TravelFlow } from "./travel-flow.tsx";

const { scrolled } = freshBrowserEachTest();

/** An order whose promo code arrives after the page. */
function LateCoupon() {
  const [coupon, setCoupon] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setCoupon("NAVRUZ10")}>
        late
      </button>
      <TravelFlow
        today={TODAY}
        paymentOrigins={[]}
        onResult={() => undefined}
        initialTrip={aTravelTrip()}
        initialCoupon={coupon}
      />
    </>
  );
}

describe("the price", () => {
  it("shows the rules that a trip breaks above the form and scrolls there", async () => {
    const errorMsg = ["Страхуем путешественников до 80 лет включительно"];
    await openOrder(
      { calculateTravel: () => ({ status: 200, data: aTravelQuote({ sumPrem: 0, errorMsg }) }) },
      { initialTrip: aTravelTrip() },
    );
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(errorMsg[0] ?? "");
    expect(scrolled).toHaveBeenCalled();
    const form = document.querySelector("form");
    if (!form) throw new Error("There is no form");
    expect(alert.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("shows an error when the service cannot be reached, and retries when the network returns", async () => {
    let lost = true;
    await openOrder(
      {
        calculateTravel: () => {
          if (lost) throw new NetworkError("lost");
          return { status: 200, data: aTravelQuote() };
        },
      },
      { initialTrip: aTravelTrip() },
    );
    expect(await screen.findByText("Не удалось посчитать цену")).toBeVisible();
    lost = false;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(price()).toHaveTextContent("100 TJS"));
    expect(screen.queryByText("Не удалось посчитать цену")).not.toBeInTheDocument();
  });

  it("applies a promo code and shows at its field why another is refused", async () => {
    const { user, sent } = await resumeOrder("trip", {}, {}, { initialCoupon: "NAVRUZ10" });
    await waitFor(() => expect(price()).toHaveTextContent("90 TJS"));
    expect(screen.getByText(sentence(/NAVRUZ10 применён: скидка 10/))).toBeVisible();
    const code = screen.getByRole("textbox", { name: /Промокод/ });
    await user.clear(code);
    await user.type(code, "NOPE{Enter}");
    expect(await screen.findByText(/Такого промокода нет/)).toBeVisible();
    expect(code).toBeInvalid();
    await waitFor(() => expect(price()).toHaveTextContent("100 TJS"));
    expect(sent("checkCoupon")).toEqual([]);
  });

  it("applies a promo code of the address that arrives a moment after the page", async () => {
    const { user } = await renderOrder(<LateCoupon />, travelResponses());
    await user.click(screen.getByRole("button", { name: "late" }));
    expect(await screen.findByText(sentence(/NAVRUZ10 применён/))).toBeVisible();
  });
});
