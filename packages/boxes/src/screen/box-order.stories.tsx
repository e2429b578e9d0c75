import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import type { InsuredKind } from "@sughurta/domain/box";
import { withClient } from "@sughurta/screen-testing/stories";
import type { BoxOrderValues } from "../model/box-order-values.ts";
import { aBox, aBoxOrder, aBoxPrice } from "../testing/builders.ts";
import { BoxOrder } from "./box-order.tsx";

const nothing = { status: 204, data: undefined } as const;
const pending = new Promise<never>(() => {});

function priceWith(code: string) {
  if (code === "SLOW") return pending;
  const data =
    code === "OLD2020"
      ? aBoxPrice({ couponErr: "Срок этого промокода прошёл" })
      : aBoxPrice({ sumPrem: 225, valueAmount: 25 });
  return { status: 200, data } as const;
}

const { agree, ...draft } = aBoxOrder();

const meta = {
  title: "Boxes/BoxOrder",
  component: BoxOrder,
  parameters: {
    layout: "fullscreen",
    priceArgs: {
      ready: { initialCoupon: undefined },
      recalculating: { initialCoupon: "SLOW" },
      failed: { initialCoupon: "OLD2020" },
      none: { product: aBox({ price: 0 }) },
    },
  },
  decorators: [
    withClient({
      readDraft: () => nothing,
      saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
      calculateBox: ({ body }) => priceWith(body.coupon ?? ""),
      saveBox: () => ({ status: 201, data: { id: "order-1", sumPrem: 250 } }),
    }),
  ],
  args: {
    product: aBox(),
    today: "2026-03-02",
    paymentOrigins: [],
    onResult: () => {},
  },
} satisfies Meta<typeof BoxOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithPromoCode: Story = { args: { initialCoupon: "NAVRUZ10" } };

/** An order started in this browser before, and the result of its purchase. */
function begun(
  responses: TestResponses = {},
  named: Partial<BoxOrderValues> = {},
): Pick<Story, "beforeEach" | "decorators"> {
  return {
    // The mark by which this browser knows that there may be a draft.
    beforeEach: () => {
      localStorage.setItem("sughurta.draft.box-schit-semi", "1");
      return () => {
        localStorage.clear();
        sessionStorage.clear();
      };
    },
    decorators: [
      withClient({
        readDraft: () => ({
          status: 200,
          data: { content: JSON.stringify({ ...draft, ...named }) },
        }),
        saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
        discardDraft: () => ({ status: 200, data: { discarded: true } }),
        saveBox: () => ({ status: 201, data: { id: "order-1", sumPrem: 250 } }),
        ...responses,
      }),
    ],
  };
}

const buy: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await canvas.findByDisplayValue(draft.holderLastName);
  await userEvent.click(canvas.getByRole("checkbox"));
  await canvas.findByRole("checkbox", { checked: true });
  await userEvent.click(canvas.getByRole("button", { name: /250/ }));
};

const sendEmpty: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("checkbox"));
  const [first] = canvas.getAllByRole("textbox");
  if (first) await userEvent.type(first, "{Enter}");
  await canvas.findByRole("alert");
};

const insuring = (insures: InsuredKind) => ({ product: aBox({ insures, activeMonths: 1 }) });

export const NothingFilledIn: Story = { play: sendEmpty };

export const People: Story = {
  ...begun(
    {},
    {
      insuredPeople: [
        { uid: "1", name: "Саидов Фаррух", birthDate: "2015-05-14" },
        { uid: "2", name: "Саидова Нигина", birthDate: "2018-09-01" },
      ],
    },
  ),
  args: insuring("people"),
};

export const NobodyNamed: Story = { args: insuring("people"), play: sendEmpty };

export const Home: Story = {
  ...begun({}, { insuredHome: { city: "Душанбе", street: "Рӯдакӣ", house: "1", flat: "12" } }),
  args: insuring("address"),
};

export const NoAddress: Story = { args: insuring("address"), play: sendEmpty };

export const Car: Story = {
  ...begun({}, { insuredCar: { make: "Opel", model: "Astra G", year: "2008", plate: "1234AA01" } }),
  args: insuring("car"),
};

export const Taxi: Story = {
  args: insuring("car"),
  play: async ({ canvas, userEvent }) => {
    const plate = await canvas.findByPlaceholderText("1234AA01");
    await userEvent.type(plate, "1234TT01");
    await userEvent.tab();
  },
};

export const Trip: Story = {
  ...begun({}, { insuredTrip: { beginDate: "2026-03-10", endDate: "2026-03-20" } }),
  args: insuring("trip"),
};

export const NoDates: Story = { args: insuring("trip"), play: sendEmpty };

export const CheckingAPromoCode: Story = { args: { initialCoupon: "SLOW" } };

export const RefusedPromoCode: Story = { args: { initialCoupon: "OLD2020" } };

export const Restored: Story = begun();

export const Saving: Story = { ...begun({ saveBox: () => new Promise(() => {}) }), play: buy };

export const Paying: Story = {
  ...begun(),
  play: async (context) => {
    await buy(context);
    await context.canvas.findByRole("dialog");
  },
};

export const PriceMoved: Story = {
  ...begun({
    saveBox: () => ({ status: 409, data: { code: "priceChanged", sumPrem: 270 } }),
    calculateBox: () => ({ status: 200, data: aBoxPrice({ sumPrem: 270, sumPremOrig: 270 }) }),
  }),
  play: buy,
};

export const RefusedByTheServer: Story = {
  ...begun({
    saveBox: () => ({
      status: 422,
      data: { message: "", code: "invalid", holderDocNumber: ["Такой номер уже застрахован"] },
    }),
  }),
  play: async (context) => {
    await buy(context);
    await context.canvas.findByText("Такой номер уже застрахован");
  },
};

export const Offline: Story = {
  ...begun({ saveBox: () => Promise.reject(new NetworkError("no network")) }),
  play: async (context) => {
    await buy(context);
    await context.canvas.findByRole("alert");
  },
};
