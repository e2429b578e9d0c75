import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { formTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { quickQuoteTexts } from "../quick-quote/quick-quote-texts.ts";
import { aTravelQuote, TODAY } from "../testing/builders.ts";
import { defaultPlainTrip, readPlainTrip } from "./plain-trip.ts";
import { TripQuote, type TripQuoteProps } from "./trip-quote.tsx";
import { tripQuoteTexts } from "./trip-quote-texts.ts";

const render = screenRenderer([tripQuoteTexts, quickQuoteTexts, formTexts]);

const initial = defaultPlainTrip(TODAY);

async function open(changes: Partial<TripQuoteProps> = {}, responses: TestResponses = {}) {
  const onOrder = vi.fn();
  const { client, user } = await render(
    <TripQuote
      today={TODAY}
      initial={initial}
      price={17.44}
      href="/travel"
      onOrder={onOrder}
      {...changes}
    />,
    {
      calculateTravel: ({ body }) => ({
        status: 200,
        data: aTravelQuote({ sumPrem: 10 * (body as { las: unknown[] }).las.length }),
      }),
      ...responses,
    },
  );
  return { user, onOrder, asked: () => client.requests.map(({ body }) => body) };
}

const price = (text: RegExp) => screen.findByText(text, { selector: "output *" });

describe("the shortest quote of a trip", () => {
  it("shows the price of the page, and asks for none", async () => {
    const { asked } = await open();
    expect(await price(/^17,44\sTJS$/)).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it("asks for the price of changed answers", async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole("radio", { name: "Россия" }));
    await user.click(screen.getByRole("button", { name: "Больше путешественников" }));
    expect(await price(/^20\sTJS$/)).toBeVisible();
    expect(asked().at(-1)).toMatchObject({
      country: "RU",
      beginDate: TODAY,
      las: [{ laBirthday: "1996-03-02" }, { laBirthday: "1996-03-02" }],
    });
  });

  it("asks for the price with the promo code of the address", async () => {
    const { asked } = await open({ coupon: "NAVRUZ10" });
    expect(await price(/^10\sTJS$/)).toBeVisible();
    expect(asked()).toEqual([expect.objectContaining({ coupon: "NAVRUZ10" })]);
  });

  it("asks for the price that did not come with the page", async () => {
    await open({ price: undefined });
    expect(await price(/^10\sTJS$/)).toBeVisible();
  });

  it("moves the end of the trip after its begin, and passes the answers on", async () => {
    const { user, onOrder } = await open();
    fireEvent.change(screen.getByLabelText("Туда"), { target: { value: "2026-03-10" } });
    expect(screen.getByLabelText("Обратно")).toHaveValue("2026-03-11");
    await user.click(screen.getByRole("button", { name: "Больше путешественников" }));
    await user.click(screen.getByRole("button", { name: "Продолжить" }));
    expect(onOrder).toHaveBeenCalledExactlyOnceWith({
      country: ["TR"],
      howOften: "0",
      spaType: "0",
      beginDate: "2026-03-10",
      endDate: "2026-03-11",
      holderBirthday: "",
      holderGender: "m",
      people: 2,
    });
  });

  it("insures one to five people", async () => {
    const { user } = await open();
    const more = screen.getByRole("button", { name: "Больше путешественников" });
    for (let press = 0; press < 6; press += 1) await user.click(more);
    expect(screen.getByRole("spinbutton")).toHaveValue(5);
    expect(more).toHaveAttribute("aria-disabled", "true");
  });

  it("says why there is no price", async () => {
    const { user } = await open(
      {},
      {
        calculateTravel: () => {
          throw new NetworkError("gone");
        },
      },
    );
    await user.click(screen.getByRole("radio", { name: "ОАЭ" }));
    expect(await screen.findByText(/Цена появится сама, когда связь вернётся/)).toBeVisible();
  });
});

describe("the answers in an address", () => {
  const read = (search: string) => readPlainTrip(new URLSearchParams(search), TODAY);

  it("are a trip that can be priced", () => {
    expect(read("country=RU&begin=2026-03-10&end=2026-03-12&people=3")).toEqual({
      country: "RU",
      beginDate: "2026-03-10",
      endDate: "2026-03-12",
      people: 3,
    });
    expect(read("country=AE&begin=2020-01-01&end=x&people=90")).toEqual({
      country: "AE",
      beginDate: TODAY,
      endDate: "2026-03-03",
      people: 5,
    });
  });

  it("are none without a country of the form", () => {
    expect([read(""), read("country=XX"), read("country=<b>")]).toEqual(Array(3).fill(undefined));
  });
});
