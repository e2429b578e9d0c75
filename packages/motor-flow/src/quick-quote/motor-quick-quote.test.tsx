import type { TestResponses } from "@sughurta/api-client/testing";
import { formTexts } from "@sughurta/forms";
import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { orderTexts } from "@sughurta/order";
import { screenRenderer } from "@sughurta/screen-testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { TODAY } from "../testing/motor-order-builders.ts";
import { motorResponses } from "../testing/motor-responses.ts";
import { MotorQuickQuote } from "./motor-quick-quote.tsx";
import { motorQuickQuoteTexts } from "./motor-quick-quote-texts.ts";

const renderQuote = screenRenderer([motorQuickQuoteTexts, orderTexts, formTexts]);

/** A price that depends on the residence. */
const priced: TestResponses = {
  calculateLiability: ({ body }) => {
    const sumPrem = body.residentType === "nonresident" ? 270 : 180;
    return { status: 200, data: { sumPrem, sumPremOrig: sumPrem, couponErr: "" } };
  },
};

async function open(responses: TestResponses = {}) {
  const onContinue = vi.fn();
  const { client, user } = await renderQuote(
    <MotorQuickQuote today={TODAY} partner="imon" onContinue={onContinue} />,
    motorResponses({ ...priced, ...responses }),
  );
  fireEvent.pointerMove(window);
  return {
    user,
    onContinue,
    asked: () =>
      client.requests.flatMap(({ body }) => (body === undefined ? [] : [body as object])),
    async answer(make: string, year: string) {
      await user.type(screen.getByRole("combobox", { name: "Марка" }), make);
      await user.click(await screen.findByRole("option", { name: "Toyota" }));
      await user.selectOptions(screen.getByLabelText("Год выпуска"), year);
    },
    submit: () => user.click(screen.getByRole("button", { name: "Продолжить" })),
  };
}

const price = () => screen.getAllByRole("status").find(({ tagName }) => tagName === "OUTPUT");

describe("the quick quote of compulsory liability", () => {
  it("shows the price of make, year and residence, without a model", async () => {
    const { user, answer, asked } = await open();
    expect(screen.getByText("Выберите марку и год, и цена появится здесь.")).toBeVisible();
    await answer("тоёта", "2015");
    await waitFor(() => expect(price()).toHaveTextContent("180"));
    expect(asked()).toEqual([
      expect.objectContaining({
        program: "MCI_P1",
        vehicleType: 0,
        carMark: "Toyota",
        carIssueYear: 2015,
        residentType: "resident",
        partner: "imon",
      }),
    ]);
    await user.click(screen.getByRole("radio", { name: "В другой стране" }));
    await waitFor(() => expect(price()).toHaveTextContent("270"));
  });

  it("passes the three values to the order", async () => {
    const { answer, submit, onContinue } = await open();
    await answer("toyota", "2015");
    await submit();
    await waitFor(() =>
      expect(onContinue).toHaveBeenCalledWith({
        carMark: "Toyota",
        carIssueYear: "2015",
        residentType: "resident",
      }),
    );
  });

  it("allows a visitor to continue where the makes cannot be loaded, and retries", async () => {
    const carMarks = vi.fn().mockRejectedValueOnce(new Error("lost"));
    carMarks.mockImplementation(motorResponses().carMarks ?? vi.fn());
    const { user, answer, submit, onContinue } = await open({ carMarks });
    await submit();
    await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    await answer("toyota", "2015");
    await waitFor(() => expect(price()).toHaveTextContent("180"));
  });

  it("has every text in three languages", () => expectCompleteTexts(motorQuickQuoteTexts));
});
